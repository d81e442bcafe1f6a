/** A failure that the operator can correct. The terminal shows the sentence without a stack trace. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal'
}
