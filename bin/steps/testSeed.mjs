import { spawnSync } from 'node:child_process'
import { projectFolder } from './project.mjs'

/**
 * The seed of every random test: another one for each commit, so that many commits try many cases, and the same one for the
 * same commit, so that a failure comes back. `TEST_SEED=n` asks for a given one.
 */
export function testSeed() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: projectFolder, encoding: 'utf8' })
  return process.env.TEST_SEED ?? String(Number.parseInt(stdout?.trim() || '1', 16))
}
