import { defineConfig } from 'vitest/config'

// The short forms of the runs: each starts a server of its own, and they would disturb one another's figures.
export default defineConfig({
  test: { name: 'trust', root: import.meta.dirname, testTimeout: 600_000, hookTimeout: 60_000, fileParallelism: false },
})
