// Notices from the server while no page is open: it is somebody's turn. Nothing is stored here and nothing is intercepted.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // A notice that cannot be read still says that something waits.
  }
  const id = typeof told.id === "string" ? told.id : "";
  const options = { body: told.text || "", icon: "/icon-192.png", badge: "/badge-96.png", tag: `turn-${id}`, data: { id } };
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      // Who looks at this table sees it; a notice would only disturb.
      if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === `/m/${id}`)) return undefined;
      return self.registration.showNotification("Sub Rosa", options);
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const id = event.notification.data && event.notification.data.id;
  const way = id ? `/m/${encodeURIComponent(id)}` : "/";
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === way);
      return open ? open.focus() : self.clients.openWindow(way);
    }),
  );
});
