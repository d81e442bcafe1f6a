import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { checkMantineStyles } from './build/checkMantineStyles.ts'
import { chunksByPage } from './build/chunksByPage.ts'
import { compressFiles } from './build/compressFiles.ts'
import { guideFiles } from './build/guideFiles.ts'
import { lightContract } from './build/lightContract.ts'
import { lightMantine } from './build/lightMantine.ts'
import { iconModules } from './build/iconModules.ts'
import { preloadFont } from './build/preloadFont.ts'
import { serviceWorker } from './build/serviceWorker.ts'

/**
 * The name of the entry file contains a hash that identifies the build. When the hash in a browser tab differs from the
 * hash on the server, the tab runs an old build.
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

/**
 * The pictures of the app that a browser shows in its install dialog. They are pictures of the guides, so the
 * repository contains them only once.
 */
const SCREENSHOTS = { narrow: 'telefoon-uurrooster', wide: 'shiften-van-een-medewerker' }

function screenshots(): Plugin {
  return {
    name: 'screenshots',
    apply: 'build',
    generateBundle() {
      for (const [form, picture] of Object.entries(SCREENSHOTS)) {
        const source = readFileSync(path.join(import.meta.dirname, `../docs/gids/beelden/${picture}.webp`))
        this.emitFile({ type: 'asset', fileName: `screenshot-${form}.webp`, source })
      }
    },
  }
}

const SERVER = `http://localhost:${process.env['PORT'] ?? 3000}`

/** The build plugins that change the code of the modules. */
const modulePlugins = () => [lightContract(), lightMantine(), iconModules(), react(), guideFiles()]

// With this option, a page loads only the groups of texts that it shows. Otherwise it would load all texts.
const treeshake = { moduleSideEffects: [{ test: /[\\/]src[\\/]texts[\\/]/, sideEffects: false }] }

export default defineConfig(async ({ command, mode }) => ({
  plugins: [
    ...modulePlugins(),
    versionFile(),
    screenshots(),
    preloadFont(/instrument-sans-latin-standard-normal.*\.woff2$/),
    checkMantineStyles(),
    compressFiles(),
    serviceWorker(),
  ],
  server: { port: 5173, strictPort: true, proxy: { '/api': SERVER, '/demo': SERVER } },
  build: {
    target: 'es2023',
    // No file is put inside another file as a data: URL. The content security policy allows data: URLs only for images,
    // and the browser caches separate files.
    assetsInlineLimit: 0,
    // The command bin/check reads the files of each page from the manifest of the build.
    manifest: true,
    // The command bin/check checks the size of each page, so this warning of the bundler is off.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      treeshake,
      output: {
        // Only one test uses the development build, and it needs no separate files for the pages.
        codeSplitting:
          command === 'build' && mode === 'production'
            ? {
                includeDependenciesRecursively: false,
                groups: [
                  { name: await chunksByPage({ plugins: modulePlugins(), treeshake }), debugName: 'chunks by page' },
                ],
              }
            : command !== 'build',
      },
    },
  },
}))
