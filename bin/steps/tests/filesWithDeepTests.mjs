import { readFileSync } from 'node:fs'
import { inProject, projectFolder } from '../project.mjs'
import { sourcesBelow } from '../sourcesBelow.mjs'

/** The tag of a test, or of all tests of a file, that runs in full in the deep run only. */
const TAG = /'(deep|sized|repeated)'|@module-tag (deep|sized|repeated)/

/** The test files with tests of the deep run. Other test files are not loaded, to save time. */
export function filesWithDeepTests() {
  return sourcesBelow(projectFolder)
    .filter((file) => /^(?!bin\/).*\.test\.tsx?$/.test(file))
    .filter((file) => TAG.test(readFileSync(inProject(file), 'utf8')))
}
