import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Files share what they import: loading it anew for each took half the time.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'domain', root: './domain' } },
      { extends: true, test: { name: 'contract', root: './contract' } },
      './server/vitest.config.ts',
      { extends: true, test: { name: 'web', root: './web', css: true } },
      { extends: true, test: { name: 'house', root: './bin' } },
    ],
  },
})
