/** A download: its bytes, what they are, and the name under which they are saved. */
export class FileAnswer {
  readonly content: Buffer
  readonly contentType: string
  readonly fileName: string

  constructor(file: { readonly content: Buffer; readonly contentType: string; readonly fileName: string }) {
    this.content = file.content
    this.contentType = file.contentType
    this.fileName = file.fileName
  }
}
