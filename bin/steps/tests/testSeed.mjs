import { spawnSync } from 'node:child_process'
import { projectFolder } from '../project.mjs'

/**
 * The seed of every random test. Each commit has another seed, so that many commits try many cases. The seed of one
 * commit is always the same, so that a failure can be repeated. `TEST_SEED=n` sets the seed.
 */
export function testSeed() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: projectFolder, encoding: 'utf8' })
  return process.env.TEST_SEED ?? String(Number.parseInt(stdout?.trim() || '1', 16))
}

const THIRDS = 3
/** Tests choose their screens and endpoints with the remainder of the seed after division by this number. */
const CHOICES_INSIDE_TESTS = 6

/**
 * The number (0, 1 or 2) of the third of the e2e tests that `npm test` runs for this commit. The seed is first divided
 * by `CHOICES_INSIDE_TESTS`. Without this division, each third would always be tested with the same screens and the
 * same endpoints.
 */
export function thirdOfSeed(seed) {
  if (Number.isNaN(Number(seed))) throw new Error('TEST_SEED is not a number, so it chooses no third of the tests')
  return Math.floor(Number(seed) / CHOICES_INSIDE_TESTS) % THIRDS
}
