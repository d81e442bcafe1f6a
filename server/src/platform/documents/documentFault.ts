/**
 * The error of a document that cannot be made. The cause is the template, its data or the renderer; the user's request
 * is never the cause.
 */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault'
}
