import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { SHELL } from '../src/app/serviceWorker/names.ts'
import { precachedFiles } from './precachedFiles.ts'

const SOURCE = path.join(import.meta.dirname, '../src/app/serviceWorker/serviceWorker.ts')

/**
 * Builds the service worker, which contains the list of the files that it stores in the browser. The development build
 * has no service worker, because its script is one large file, which a browser should not store.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'development',
    writeBundle: {
      // The list needs the sizes of the compressed files, so this plugin runs after the plugin that compresses the
      // files.
      order: 'post',
      async handler({ dir = '' }) {
        const list = precacheList(precachedFiles(dir), (file) => readFileSync(path.join(dir, file)))
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: {
            'self.__WB_MANIFEST': JSON.stringify(list),
            // With another value of NODE_ENV, the library Workbox writes messages to the console.
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            target: this.environment.config.build.target,
            outDir: dir,
            emptyOutDir: false,
            rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: '[name].js' } },
          },
        })
      },
    },
  }
}

type Precached = { readonly url: string; readonly revision: string | null }

/** The list in the form of Workbox, which loads a file again when the address or the revision of the file changes. */
export function precacheList(files: ReadonlySet<string>, read: (file: string) => Buffer): readonly Precached[] {
  const entry = [...files].find((file) => /^assets\/index-.*\.js$/.test(file))
  if (entry === undefined) throw new Error('the build has no entry file')
  // The name of each file in the folder assets contains a hash of its content.
  const revision = (file: string) => (file.startsWith('assets/') ? null : hash('sha256', read(file)))
  // The server makes the HTML page, which names the entry file of the build. Therefore the name of the entry file is
  // also the version of the stored page.
  return [...[...files].map((url) => ({ url, revision: revision(url) })), { url: SHELL, revision: entry }]
}
