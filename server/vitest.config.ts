import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    globalSetup: ['./src/testing/globalSetup.ts'],
    testTimeout: 15_000,
    maxWorkers: 2,
  },
})
