/**
 * The server cannot start for a reason that the operator can correct. The terminal shows the sentence, without a stack
 * trace.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
