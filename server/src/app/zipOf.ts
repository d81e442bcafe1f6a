import { Readable, type PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = {
  readonly name: string
  /** Returns the content of the file as one buffer, or as buffers that are made during the download of the zip file. */
  readonly read: () => Promise<{ readonly content: Buffer | Iterable<Buffer> }>
}

/** Larger files are compressed in pieces of this size, so that the server can answer other calls in between. */
const PART_BYTES = 65_536

/**
 * Makes a zip file during its download. Each file is read only after the previous file is sent. When a file cannot be
 * read or written, the download is aborted, so that nobody uses an incomplete zip file.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const breakOff = (error: unknown): unknown => output.destroy(error as Error)
  zip.on('error', breakOff)
  // A file can fail before somebody reads the zip file. Without this listener, the error would end the process. The
  // reader gets the error later.
  output.on('error', () => {})
  const names = uniqueNames(entries.map(({ name }) => name))
  for (const [index, { read }] of entries.entries())
    zip.addReadStreamLazy(names[index] ?? '', (done) => {
      // The client may have closed the connection in the meantime. The next file is then not read.
      if (output.destroyed) return
      read()
        .then(({ content }) => done(null, Readable.from(partsOf(content)).on('error', breakOff)))
        .catch(breakOff)
    })
  zip.end()
  return output
}

function* partsOf(content: Buffer | Iterable<Buffer>): Iterable<Buffer> {
  for (const piece of Buffer.isBuffer(content) ? [content] : content)
    for (let start = 0; start < piece.length; start += PART_BYTES) yield piece.subarray(start, start + PART_BYTES)
}

/** Adds a number to a file name that the zip file already contains. Upper and lower case count as equal. */
function uniqueNames(names: readonly string[]): string[] {
  const used = new Map<string, number>()
  return names.map((name) => {
    const times = (used.get(name.toLowerCase()) ?? 0) + 1
    used.set(name.toLowerCase(), times)
    return times === 1 ? name : name.replace(/(\.\w+)$/, ` (${times})$1`)
  })
}
