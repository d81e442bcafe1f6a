import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { chunksByPage } from './build/chunksByPage.ts'
import { compressFiles } from './build/compressFiles.ts'
import { guideFiles } from './build/guideFiles.ts'
import { lightContract } from './build/lightContract.ts'
import { preloadFont } from './build/preloadFont.ts'

/** The hashed name of the entry file identifies the build. A tab that runs another build is outdated. */
function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry === undefined) throw new Error('the build has no entry file')
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build: entry.fileName }) })
    },
  }
}

const SERVER = `http://localhost:${process.env['PORT'] ?? 3000}`

/** The plugins that change the modules. */
const modulePlugins = () => [lightContract(), react(), guideFiles()]

// Only then does a page load the groups of texts that it shows, instead of all.
const treeshake = { moduleSideEffects: [{ test: /[\\/]src[\\/]texts[\\/]/, sideEffects: false }] }

export default defineConfig(async ({ command }) => ({
  plugins: [
    ...modulePlugins(),
    versionFile(),
    preloadFont(/instrument-sans-latin-standard-normal.*\.woff2$/),
    compressFiles(),
  ],
  server: { port: 5173, strictPort: true, proxy: { '/api': SERVER, '/demo': SERVER } },
  build: {
    target: 'es2023',
    // Nothing is inlined: the content security policy allows data: for images only, and separate files are cached.
    assetsInlineLimit: 0,
    // bin/check reads the files of each page from it.
    manifest: true,
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting:
          command === 'build'
            ? {
                includeDependenciesRecursively: false,
                groups: [{ name: await chunksByPage({ plugins: modulePlugins(), treeshake }) }],
              }
            : true,
      },
    },
  },
}))
