import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'domain', root: './domain' } },
      { extends: true, test: { name: 'contract', root: './contract' } },
      './server/vitest.config.ts',
      { extends: true, test: { name: 'web', root: './web', css: true } },
      { extends: true, test: { name: 'house', root: './bin' } },
      './trust/vitest.config.ts',
    ],
  },
})
