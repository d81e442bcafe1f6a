import type { Readable } from 'node:stream'

type FileContent = Buffer | Readable

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
