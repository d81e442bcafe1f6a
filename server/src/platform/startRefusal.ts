/**
 * The error for a start that fails for a reason that the operator can correct. The terminal shows the sentence of the
 * error, without a stack trace.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
