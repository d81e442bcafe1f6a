import fc from 'fast-check'

/** The time limit of a property test in milliseconds, a little below the limits of `vitest.config.ts`. */
const LIMIT_MS = process.env.TEST_SIZE === 'deep' ? 590_000 : 170_000

// Sets the time limit. A property test that takes longer fails with its seed and the number of random cases that ran.
fc.configureGlobal({
  seed: Number(process.env.TEST_SEED),
  plugins: [fc.interruptAfterTimeLimit(LIMIT_MS, { failOnInterrupt: true })],
})
