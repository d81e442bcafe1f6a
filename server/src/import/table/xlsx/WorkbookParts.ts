import { SaxesParser } from 'saxes'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

/** The maximum number of files in a workbook. A workbook with pictures has some hundreds of files. */
const MOST_ENTRIES = 2000
/** The maximum number of unpacked bytes. A workbook with 10,000 customers needs a third of this number. */
export const MOST_UNPACKED = 64 * 1024 * 1024

export class PartTooLarge extends Error {}

type Handlers = {
  readonly open?: (tag: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (tag: string) => void
  readonly text?: (text: string) => void
}

/** The XML files of a workbook. The total size of the unpacked files has a limit (rule import-39). */
export class WorkbookParts {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  #left = MOST_UNPACKED

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  /** Unpacks and parses one file of the workbook as a stream. An absent file is an error. */
  async parse(path: string, { open, close, text }: Handlers): Promise<void> {
    const entry = this.#entries.get(path.toLowerCase())
    if (entry === undefined) throw new Error(`the workbook has no ${path}`)
    if (entry.uncompressedSize > this.#left) throw new PartTooLarge()
    const parser = new SaxesParser({ position: false, xmlns: false })
    parser.on('error', (error) => {
      throw error
    })
    parser.on('doctype', () => {
      throw new Error('a workbook has no document type')
    })
    if (open !== undefined) parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes))
    if (close !== undefined) parser.on('closetag', ({ name }) => close(localName(name)))
    if (text !== undefined) parser.on('text', text)
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const stream = await this.#zip.openReadStreamPromise(entry)
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        this.#left -= chunk.length
        if (this.#left < 0) throw new PartTooLarge()
        parser.write(decoder.decode(chunk, { stream: true }))
      }
      parser.write(decoder.decode()).close()
    } finally {
      stream.destroy()
    }
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Opens the zip file of a workbook. yauzl refuses entries whose real size differs from the declared size. */
export async function openWorkbook(file: Uint8Array): Promise<WorkbookParts> {
  const zip = await fromBufferPromise(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  if (zip.entryCount > MOST_ENTRIES) throw new PartTooLarge()
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  return new WorkbookParts(zip, entries)
}
