import path from 'node:path'
import { sourcesBelow } from '../sourcesBelow.mjs'

const MOST_FILES = 15

const source = /^(bench|bin|contract|domain|e2e|resilience|server|web)\/.*\.(ts|tsx|mjs|css)$/
const test = /\.(test|testing|spec)\.(ts|tsx|mjs)$/

/**
 * Finds folders with more source files than a reader can survey. Tests do not count, because they are next to their
 * source.
 */
export function findFullFolders(folder) {
  const sources = sourcesBelow(folder).filter((file) => source.test(file) && !test.test(file))
  const folders = Map.groupBy(sources, (file) => path.dirname(file))
  return [...folders]
    .filter(([, files]) => files.length > MOST_FILES)
    .map(([name, files]) => `${name}: ${files.length} files, of at most ${MOST_FILES}`)
}
