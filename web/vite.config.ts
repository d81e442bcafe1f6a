import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { compressFiles } from './build/compressFiles.ts'
import { guideFiles } from './build/guideFiles.ts'
import { preloadFont } from './build/preloadFont.ts'

/** The entry's hashed name stands for the whole build: a tab that runs another one is out of date. */
function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry === undefined) throw new Error('the build has no entry')
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build: entry.fileName }) })
    },
  }
}

const SERVER = `http://localhost:${process.env['PORT'] ?? 3000}`

export default defineConfig({
  plugins: [
    react(),
    guideFiles(),
    versionFile(),
    preloadFont(/instrument-sans-latin-standard-normal.*\.woff2$/),
    compressFiles(),
  ],
  server: { port: 5173, strictPort: true, proxy: { '/api': SERVER, '/demo': SERVER } },
  build: {
    target: 'es2023',
    // Nothing inlined: data: is allowed for images only, and a file is cached for ever.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
            // An icon has some 300 bytes: the headers of a chunk for each cost more than all of them together.
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, priority: 2 },
            // Small modules that many screens share: one file instead of eighty.
            {
              name: 'shared',
              test: /[\\/](web|contract|domain)[\\/]src[\\/](?!texts)/,
              minShareCount: 4,
              maxModuleSize: 12_000,
              priority: 0,
            },
            { name: 'kit', test: /node_modules[\\/](@mantine|@floating-ui|@tanstack|dayjs|zod)[\\/]/, priority: 1 },
            // Apart from the calendar, since a browser without Temporal needs it at once.
            { name: 'temporal', test: /node_modules[\\/]temporal-(polyfill|utils)[\\/]/, priority: 3 },
            { name: 'calendar', test: /node_modules[\\/](@fullcalendar|@full-ui)[\\/]/, priority: 2 },
            {
              name: 'charts',
              test: /node_modules[\\/](@mantine[\\/]charts|recharts|d3-[a-z]+|victory-vendor)[\\/]/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
})
