/** A document could not be made: the template, its data or the renderer is at fault, never the person who asked. */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault'
}
