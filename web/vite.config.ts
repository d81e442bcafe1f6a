import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { compressFiles } from './build/compressFiles.ts'
import { guideFiles } from './build/guideFiles.ts'
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
    // Nothing is inlined: the content security policy allows data: for images only, and separate files are cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 3 },
            // An icon has about 300 bytes, so a separate chunk for each icon would cost more in headers than in
            // content.
            { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, priority: 2 },
            // Small modules that many screens use: one chunk instead of eighty.
            {
              name: 'shared',
              test: /[\\/](web|contract|domain)[\\/]src[\\/](?!texts)/,
              minShareCount: 4,
              maxModuleSize: 12_000,
              priority: 0,
            },
            { name: 'kit', test: /node_modules[\\/](@mantine|@floating-ui|@tanstack|dayjs|zod)[\\/]/, priority: 1 },
            // Separate from the calendar, because a browser without Temporal needs the polyfill at once.
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
