import type { Readable } from 'node:stream'

type FileContent = Buffer | Readable

/** A download in an answer: the bytes or a stream of bytes, the content type and the file name. */
export class FileAnswer<Content extends FileContent = FileContent> {
  readonly content: Content
  readonly contentType: string
  readonly fileName: string

  constructor(file: { readonly content: Content; readonly contentType: string; readonly fileName: string }) {
    this.content = file.content
    this.contentType = file.contentType
    this.fileName = file.fileName
  }
}
