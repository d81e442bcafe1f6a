import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The contents of the files in a zip file, by file name and in their order. */
export async function unzipped(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const opened = await fromBufferPromise(zip)
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)))
  return files
}
