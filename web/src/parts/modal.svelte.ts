/** `<dialog {@attach modal(() => open, close)}>`: shown while `open` says so; closed by Escape, or by a click beside it.
 *
 * Focus stays inside, which the browser's own `<dialog>` sees to, and goes back to where it was.
 */
import type { Attachment } from "svelte/attachments";

export function modal(open: () => boolean, close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    let before: Element | null = null;
    $effect(() => {
      if (open() === dialog.open) return;
      if (dialog.open) return dialog.close();
      before = document.activeElement;
      dialog.showModal();
      // Where somebody is to write, they can write at once.
      dialog.querySelector<HTMLElement>("[data-first]")?.focus();
    });
    // It says nothing back: `false` would keep a label inside from choosing and a link from being followed.
    dialog.onclick = (event) => void (event.target === dialog && dialog.close());
    dialog.onclose = () => {
      close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}
