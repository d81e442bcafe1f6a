import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

type Copied = { readonly size: number; readonly sha256: string }

/** Copies a file of any size, and returns its size and hash. */
export async function copyFile(from: string, to: string): Promise<Copied> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let size = 0
  const source = createReadStream(from)
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(to, { mode: 0o600, flush: true }),
  )
  return { size, sha256: hash.digest('hex') }
}
