import { spawnSync } from 'node:child_process'
import { projectFolder } from './project.mjs'

/**
 * The seed of every random test. It differs for each commit, so that many commits try many cases, and stays the same
 * for one commit, so that a failure is repeatable. `TEST_SEED=n` sets it.
 */
export function testSeed() {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: projectFolder, encoding: 'utf8' })
  return process.env.TEST_SEED ?? String(Number.parseInt(stdout?.trim() || '1', 16))
}
