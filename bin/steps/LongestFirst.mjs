import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'

const LONG_TESTS = /tags: '(deep|sized)'/

/**
 * Starts the test files with long tests first, so that no worker runs a long file alone at the end. Vitest itself
 * orders files by their last duration, which a clean clone does not know.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

const rankOf = ({ project, moduleId }) =>
  project.name === 'resilience' ? 0 : LONG_TESTS.test(readFileSync(moduleId, 'utf8')) ? 1 : 2
