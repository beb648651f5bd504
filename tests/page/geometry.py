"""What is wrong with where things stand on a page: choices off screen, covered, too small or on each other; words that
are broken; a question that is cut off; regions on regions. Read from the browser in one piece.

Fields of a map that is larger than its window may be out of sight while a little map leads to them, and what stands in
a row that is swiped (`data-swiped`) until it is swiped to. What only helps to look (`data-aid`) may lie where a choice
could not; a finger has to find it all the same. Large enough is what answers in a square of that size round its
middle, however small it is drawn. Words may break at a soft hyphen."""

from __future__ import annotations

from typing import Any

HELPERS = """{
  const found = new Set();
  const named = (one) => {
    const words = (one.getAttribute("aria-label") || one.textContent || "").replace(/\\s+/g, " ").trim();
    return `<${one.tagName.toLowerCase()} ${one.getAttribute("class") ?? ""}> "${words.slice(0, 40)}"`;
  };
  const seen = { visibilityProperty: true, opacityProperty: true };
  const shown = (one) => one.checkVisibility(seen) && !one.closest(".unseen");
  const shared = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  const root = getComputedStyle(document.documentElement);
  const inset = (edge) => Number.parseFloat(root.getPropertyValue(`--inset-${edge}`)) || 0;
  const WHOLE = {
    left: inset("left"),
    top: inset("top"),
    right: innerWidth - inset("right"),
    bottom: innerHeight - inset("bottom"),
  };

  /* What can be seen of an element: the window, less what the boxes round it cut off. */
  const cut = (one) => {
    let room = WHOLE;
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
      const look = getComputedStyle(up);
      if (look.overflow === "visible" || up instanceof SVGElement) continue;
      const box = up.getBoundingClientRect();
      room = {
        left: Math.max(room.left, box.left),
        top: Math.max(room.top, box.top),
        right: Math.min(room.right, box.right),
        bottom: Math.min(room.bottom, box.bottom),
      };
    }
    return room;
  };

  const reaches = (one, box, size) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [w, h] = [Math.max(box.width, size) / 2 - 1, Math.max(box.height, size) / 2 - 1];
    const ends = [[x - w, y], [x + w, y], [x, y - h], [x, y + h]];
    return ends.every((end) => one.contains(document.elementFromPoint(...end)));
  };
  const sized = (one, box, size) => {
    if (Math.min(box.width, box.height) >= size - 0.6 || reaches(one, box, size)) return;
    found.add(`${named(one)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
  };

  const CHOICES = "button:enabled, [role=button]:not([aria-disabled=true])";
  const PRESSED = `.goal, summary, select, [role=tab], label:has(input), a[href], ${CHOICES}`;
  /* Every word that is read, whose it is, and the lines it stands on. */
  const words = function* (within) {
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.data.trim() || !shown(parent) || parent.closest("svg, code, [role=tabpanel]")) continue;
      if (getComputedStyle(parent).hyphens === "auto") continue;
      for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}\\u00AD]+/gu)) {
        if (word.includes("\\u00AD")) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        yield { word, parent, lines: [...range.getClientRects()] };
      }
    }
  };
  const broken = ({ word, parent, lines }) => {
    const heights = new Set(lines.map((line) => Math.round(line.top / 4)));
    if (heights.size > 1) found.add(`"${word}" is broken in ${named(parent)}`);
  };
"""
"""What both kinds of looks go by: names of elements, what is shown, how large it is for a finger, words."""

FAULTS = (
    "({least, fields, others}) =>"
    + HELPERS
    + """
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const match = document.querySelector(".match");
  if (!match || top) return [];

  /* In a row that is swiped everything comes into sight, sideways. */
  const swept = (one) => {
    const row = one.closest("[data-swiped]");
    if (!row) return false;
    const [edge, box] = [row, one].map((it) => it.getBoundingClientRect());
    row.scrollLeft += Math.max(0, box.right - edge.right) - Math.max(0, edge.left - box.left);
    return true;
  };

  const areas = [".board", ".dock", ".now .choices"];
  const choices = areas
    .flatMap((area) => [...match.querySelectorAll(`:scope > ${area} :is(${CHOICES})`)])
    .filter((one) => shown(one) && !one.closest("[aria-disabled=true], [data-why], [data-aid]"));
  const boxes = choices.map((one) => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 0);
  for (const { one, box: stood } of boxes) {
    const box = swept(one) ? one.getBoundingClientRect() : stood;
    const field = one instanceof SVGElement;
    const room = cut(one);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const out = Math.max(room.left - box.left, box.right - room.right, room.top - box.top, box.bottom - room.bottom);
    const led = field && match.querySelector("[data-overview]");
    if (field ? !led && (x < room.left || x > room.right || y < room.top || y > room.bottom) : out > 3) {
      found.add(`${named(one)} is ${Math.round(out)}px out of sight`);
      continue;
    }
    if (field && out > 0 && led) continue;
    const over = document.elementFromPoint(x, y);
    if (over && !one.contains(over) && !over.contains(one)) found.add(`${named(one)} is covered by ${named(over)}`);
    sized(one, box, field ? fields : least);
  }
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      if (a.one.contains(b.one) || b.one.contains(a.one) || a.one instanceof SVGElement) continue;
      const [wide, high] = shared(a.box, b.box);
      if (wide > 3 && high > 3) found.add(`${named(a.one)} lies on ${named(b.one)}`);
    }

  /* What else is pressed, wherever it stands. */
  for (const one of match.querySelectorAll(PRESSED)) {
    const box = one.getBoundingClientRect();
    if (choices.includes(one) || !shown(one) || box.width === 0 || one.closest("p, svg")) continue;
    sized(one, box, others);
  }

  /* What is asked is read in full, and so is why there is nothing to choose. */
  for (const said of match.querySelectorAll(":scope > .now :is(.sentence, .line[data-whole])"))
    if (said.scrollHeight > said.clientHeight + 2 || said.scrollWidth > said.clientWidth + 1)
      found.add(`${named(said)} is cut off`);

  /* Stones of a map that is moved by hand: on offer means in sight, and under nothing. */
  const map = match.querySelector("[data-nuns-map]");
  for (const stone of map ? map.querySelectorAll(".stone.offered > .body") : []) {
    const box = stone.getBoundingClientRect();
    const [x, y, frame] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2, map.getBoundingClientRect()];
    const place = `place ${stone.parentElement.dataset.place}`;
    const over = document.elementFromPoint(x, y);
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) found.add(`${place} is out of sight`);
    else if (!map.contains(over)) found.add(`${place} is covered by ${named(over)}`);
  }

  const region = (one) => named(one).split('"')[0];
  const regions = [...match.children]
    .filter((one) => shown(one) && !one.matches(".column, dialog"))
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  for (const [i, a] of regions.entries())
    for (const b of regions.slice(i + 1)) {
      const [wide, high] = shared(a.box, b.box);
      if (wide > 2 && high > 2) found.add(`${region(a.one)} lies on ${region(b.one)}`);
    }
  for (const { one, box } of regions)
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.add(`${region(one)} is out of the window`);

  /* Words stand in the box that is drawn round them, and in a choice on no other words. */
  const drawn = (one) => {
    const look = getComputedStyle(one);
    return one === match || (parseFloat(look.borderInlineStartWidth) > 0 && parseFloat(look.borderInlineEndWidth) > 0);
  };
  const said = new Map();
  const clips = (one) => getComputedStyle(one).clipPath.startsWith("inset");
  const clipped = (one) => one !== match && (clips(one) || clipped(one.parentElement));
  const shortened = (one) => getComputedStyle(one).textOverflow === "ellipsis";
  const placed = (word, parent, line, others) => {
    let frame = parent;
    while (!drawn(frame) && getComputedStyle(frame).position !== "absolute") frame = frame.parentElement;
    const box = frame.getBoundingClientRect();
    const out = Math.max(box.left - line.left, line.right - box.right);
    if (out > 1) found.add(`"${word}" stands out of ${named(frame)}`);
    for (const [other, there] of others) {
      const [wide, high] = shared(line, there);
      if (wide > 2 && high > 4) found.add(`"${word}" lies on "${other}" in ${named(parent.closest("button"))}`);
    }
  };
  for (const { word, parent, lines } of words(match)) {
    broken({ word, parent, lines });
    if (clipped(parent) || shortened(parent)) continue;
    const choice = parent.closest("button");
    const others = (choice && said.get(choice)) ?? [];
    const seen = lines.filter((line) => line.width > 1);
    for (const line of seen) placed(word, parent, line, others);
    if (choice) said.set(choice, [...others, ...seen.map((line) => [word, line])]);
  }
  return [...found];
}
"""
)

AROUND = (
    "({least}) =>"
    + HELPERS
    + """
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const MORE = "input:not(.unseen, [type=hidden]), textarea, [data-pressed]";
  const inText = (one) => one.matches("a") && getComputedStyle(one).display === "inline" && one.closest("p, li, td");
  const own = (one) => one.matches("input") && one.closest("label");
  const pressed = [...top.querySelectorAll(`${PRESSED}, ${MORE}`)].filter(
    (one) => shown(one) && !one.closest(".match, [data-board], .unseen") && !inText(one) && !own(one),
  );
  const floats = (one) => one && (/fixed|sticky/.test(getComputedStyle(one).position) || floats(one.parentElement));
  const boxes = pressed
    .map((one) => ({ one, box: one.getBoundingClientRect(), free: !!floats(one) }))
    .filter(({ box }) => box.width > 0);
  const inSight = boxes.filter(({ one, box }) => {
    const [room, middle] = [cut(one), (box.top + box.bottom) / 2];
    return middle > room.top && middle < room.bottom;
  });
  for (const [i, a] of inSight.entries())
    for (const b of inSight.slice(i + 1)) {
      if (a.free !== b.free || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      const [wide, high] = shared(a.box, b.box);
      if (wide > 3 && high > 3) found.add(`${named(a.one)} lies on ${named(b.one)}`);
    }
  for (const { one } of boxes) {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!over) found.add(`${named(one)} is out of sight`);
    else if (!one.contains(over) && !over.contains(one)) found.add(`${named(one)} is covered by ${named(over)}`);
    if (!one.matches("[type=checkbox]")) sized(one, box, least);
  }
  for (const one of words(top)) broken(one);
  scrollTo(0, 0);
  return [...found];
}
"""
)
"""Of a view that is no board, whatever is pressed, once it is scrolled to as well as it can be: at the end of a page
the bar of a phone must not lie on it. A link in a sentence is as high as its line."""


STAGED = (
    "() =>"
    + HELPERS
    + """
  const stage = document.querySelector("[data-moment]");
  const frame = stage.getBoundingClientRect();
  const look = new CSSStyleSheet();
  look.replaceSync("[data-moment] * {pointer-events: visiblePainted !important}");
  document.adoptedStyleSheets.push(look);
  const clear = (one) => /, 0\\)$|transparent/.test(getComputedStyle(one).backgroundColor);
  const painted = (one) => one instanceof SVGElement || !clear(one);
  const after = (one, other) => !!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  const apart = (one, own) => stage.contains(one) && !one.contains(own) && !own.contains(one);
  const beyond = (line) =>
    Math.max(frame.left - line.left, line.right - frame.right, frame.top - line.top, line.bottom - frame.bottom);
  const lines = [];
  const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const [own, words] = [text.parentElement, text.data.trim()];
    if (!words || !shown(own)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      const out = beyond(line);
      if (out > 4) found.add(`"${words}" stands ${Math.round(out)}px out of the stage`);
      lines.push({ line, own, words });
      for (const part of [0.2, 0.5, 0.8]) {
        const over = document.elementFromPoint(line.left + part * line.width, (line.top + line.bottom) / 2);
        if (!over || !apart(over, own) || over.textContent === text.data) continue;
        if (after(own, over) && painted(over)) found.add(`"${words}" is covered by ${named(over)}`);
      }
    }
  }
  document.adoptedStyleSheets.pop();
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) {
      const [wide, high] = shared(a.line, b.line);
      const least = Math.min(a.line.height, b.line.height) / 2;
      if (a.own !== b.own && wide > 2 && high > least) found.add(`"${a.words}" lies on "${b.words}"`);
    }
  for (const step of stage.querySelectorAll(".step")) {
    const [box, gives] = ["rect", ".by"].map((one) => step.querySelector(one).getBoundingClientRect());
    if (gives.top < box.top - 2 || gives.bottom > box.bottom + 2) found.add("what a step gives stands out of it");
  }
  for (const picture of stage.querySelectorAll(".face > svg")) {
    const face = picture.parentElement;
    const [own, room] = [picture, face].map((one) => one.getBoundingClientRect());
    const fits = own.width <= room.width + 2 && own.height <= room.height + 2;
    if (!fits) found.add(`a picture stands out of ${named(face)}`);
  }
  const said = document.querySelector(".now .sentence").getBoundingClientRect();
  const steps = document.querySelector(".now > .steps")?.getBoundingClientRect();
  if (steps?.width && shared(steps, said).every((one) => one > 1)) found.add("the steps lie on the sentence");
  for (const one of words(stage)) broken(one);
  return [...found];
}
"""
)
"""Of a moment on the stage: words out of its frame, under something, or broken."""


def staged_wrongly(tab: Any) -> list[str]:
    found: list[str] = tab.evaluate(STAGED)
    return found


def around(tab: Any, least: int = 44) -> list[str]:
    """What stands wrongly in a view that is not a board, or in the dialog that is open over one."""
    found: list[str] = tab.evaluate(AROUND, {"least": least})
    return found


def faults(tab: Any, least: int = 44, fields: int = 30) -> list[str]:
    """What stands wrongly; `least` is the least size of what is pressed, `fields` that of a field of a map. A mouse
    finds what only helps, as a cell of the notebook, if it is a little smaller."""
    how = {"least": least, "fields": fields, "others": 44 if least == 44 else 20}
    found: list[str] = tab.evaluate(FAULTS, how)
    return found
