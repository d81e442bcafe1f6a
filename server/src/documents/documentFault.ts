/** A document could not be made. The cause is the template, its data or the renderer, never the request. */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault'
}
