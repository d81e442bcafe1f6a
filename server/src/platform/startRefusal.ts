/** An error that the operator can correct. The terminal shows only the sentence of the error, without a stack trace. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
