/** First tap previews, second tap confirms; a mouse, a pen or a key confirms at once, because hover and focus preview.
 *
 *     const taps = new Taps();
 *     <g onclick={(event) => taps.tap(event, place, () => seat.decide([choice]))} class:previewed={taps.at === place}>
 *
 * `taps.confirm()` is for the button of the now bar; `taps.clear()` for Escape and for every new question.
 */
export class Taps<Id extends string | number = string> {
  /** What was tapped once. */
  at = $state.raw<Id | undefined>();
  #confirm: (() => unknown) | undefined;

  tap(event: Event, id: Id, confirm: () => unknown): void {
    const touch = "pointerType" in event && event.pointerType === "touch";
    if (touch && this.at !== id) {
      this.at = id;
      this.#confirm = confirm;
      return;
    }
    this.clear();
    confirm();
  }

  confirm(): void {
    const confirm = this.#confirm;
    this.clear();
    confirm?.();
  }

  clear(): void {
    this.at = undefined;
    this.#confirm = undefined;
  }
}
