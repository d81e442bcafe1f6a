import { Readable, type PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = { readonly name: string; readonly read: () => Promise<{ readonly content: Buffer }> }

/**
 * A zip that is made while it is downloaded. The next entry is read when the one before is sent. When an entry cannot
 * be read, the download breaks off, so that no incomplete zip looks complete.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const breakOff = (error: unknown): unknown => output.destroy(error as Error)
  zip.on('error', breakOff)
  const names = uniqueNames(entries.map(({ name }) => name))
  for (const [index, { read }] of entries.entries())
    zip.addReadStreamLazy(names[index] ?? '', (done) => {
      // The client has closed the connection.
      if (output.destroyed) return
      read().then(({ content }) => done(null, Readable.from([content])), breakOff)
    })
  zip.end()
  return output
}

/** A name that was used before, in upper or lower case, gets a number, because many disks ignore the case. */
function uniqueNames(names: readonly string[]): string[] {
  const used = new Map<string, number>()
  return names.map((name) => {
    const times = (used.get(name.toLowerCase()) ?? 0) + 1
    used.set(name.toLowerCase(), times)
    return times === 1 ? name : name.replace(/(\.\w+)$/, ` (${times})$1`)
  })
}
