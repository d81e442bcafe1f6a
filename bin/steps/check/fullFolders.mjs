import path from 'node:path'
import { sourcesBelow } from '../sourcesBelow.mjs'

const MOST_FILES = 18

const source = /^(bench|bin|contract|domain|e2e|resilience|server|web)\/.*\.(ts|tsx|mjs|css)$/
const test = /\.(test|testing|spec)\.(ts|tsx|mjs)$/

/** The folders that are still too full. A folder leaves this list when its files get sub-folders. */
export const stillTooFull = [
  'contract/src',
  'domain/src/payments',
  'e2e/fixtures',
  'e2e/screens',
  'server/src/invoicing',
  'server/src/invoicing/delivery',
  'server/src/testing',
  'web/src/planning/team',
  'web/src/texts/nl',
  'web/src/texts/nl/month',
  'web/src/texts/nl/office',
  'web/src/ui/table',
]

/** Every folder with more source files than a reader can survey. Tests do not count: they are beside their source. */
export function findFullFolders(folder) {
  const sources = sourcesBelow(folder).filter((file) => source.test(file) && !test.test(file))
  const folders = Map.groupBy(sources, (file) => path.dirname(file))
  return [...folders]
    .filter(([name, files]) => files.length > MOST_FILES && !stillTooFull.includes(name))
    .map(([name, files]) => `${name}: ${files.length} files, of at most ${MOST_FILES}`)
}
