/** Who has the floor in a lesson: Adson or the stage, never both at once.
 *
 * A moment that comes while a thought of his is to be read waits until it has been; while one is on the stage he and his veil
 * stand aside. Whoever has the floor keeps it, so that neither waits for the other.
 */
class Floor {
  /** Is there a thought of Adson's to be read, with nothing to try? */
  adson = $state(false);
  /** Is a moment on the stage, or about to be? */
  stage = $state(false);
}

export const floor = new Floor();
