import { Readable, type PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = { readonly name: string; readonly read: () => Promise<{ readonly content: Buffer }> }

/**
 * A zip that is made while it is fetched, entry after entry: the next is read when the one before is on its way. Where one cannot be
 * read the whole breaks off, so that no half zip passes for a whole one.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const breakOff = (error: unknown): unknown => output.destroy(error as Error)
  zip.on('error', breakOff)
  const names = uniqueNames(entries.map(({ name }) => name))
  for (const [index, { read }] of entries.entries())
    zip.addReadStreamLazy(names[index] ?? '', (done) => {
      // Whoever fetched it has gone.
      if (output.destroyed) return
      read().then(({ content }) => done(null, Readable.from([content])), breakOff)
    })
  zip.end()
  return output
}

/** Where a name was used before, in whatever letters, a number is put behind it: on many disks they would be one file. */
function uniqueNames(names: readonly string[]): string[] {
  const used = new Map<string, number>()
  return names.map((name) => {
    const times = (used.get(name.toLowerCase()) ?? 0) + 1
    used.set(name.toLowerCase(), times)
    return times === 1 ? name : name.replace(/(\.\w+)$/, ` (${times})$1`)
  })
}
