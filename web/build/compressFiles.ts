import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg)$/
/**
 * The minimum size of a file that is compressed. For a smaller file, the additional response header would be larger
 * than the gain.
 */
const SMALLEST_BYTES = 1024

/**
 * Writes a `.br` and a `.gz` file for each text file of the build. The server then does not compress files while a user
 * waits. The development build of the tests needs no compressed files.
 */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => COMPRESSIBLE.test(file))
      await Promise.all(files.map((file) => compressFile(path.join(dir, file))))
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST_BYTES) return
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
