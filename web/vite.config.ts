import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { chunksByPage } from './build/chunksByPage.ts'
import { compressFiles } from './build/compressFiles.ts'
import { guideFiles } from './build/guideFiles.ts'
import { lightContract } from './build/lightContract.ts'
import { preloadFont } from './build/preloadFont.ts'

/**
 * The name of the entry file contains a hash, which identifies the build. A tab that runs another build is outdated.
 */
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

/** The build plugins that change the code of the modules. */
const modulePlugins = () => [lightContract(), react(), guideFiles()]

// With this option, a page loads only the groups of texts that it shows, instead of all texts.
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
    // No file is included in another file: the content security policy allows data: URLs only for images, and the
    // browser caches separate files.
    assetsInlineLimit: 0,
    // The command bin/check reads the files of each page from the manifest of the build.
    manifest: true,
    // The command bin/check watches the weight of each page.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting:
          command === 'build'
            ? {
                includeDependenciesRecursively: false,
                groups: [
                  { name: await chunksByPage({ plugins: modulePlugins(), treeshake }), debugName: 'chunks by page' },
                ],
              }
            : true,
      },
    },
  },
}))
