/** The server cannot start for a reason the person at the terminal can mend: they read the sentence, never a stack. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
