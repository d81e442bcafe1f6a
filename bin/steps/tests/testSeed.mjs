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
