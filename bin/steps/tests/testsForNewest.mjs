import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../project.mjs'
import { testSeed } from './testSeed.mjs'

const KEPT = inProject('node_modules/.cache/testsForNewest.json')

/** Keeps the files and names of the tests that the deep run repeats on PostgreSQL 18. */
export function keepTestsForNewest(tests, kept = KEPT) {
  mkdirSync(path.dirname(kept), { recursive: true })
  const named = tests.map(({ file, name }) => ({ file, name }))
  writeFileSync(kept, JSON.stringify({ seed: testSeed(), tests: named }))
}

/** The tests that `npm test` chose for the deep run of the same commit. Null when `npm test` wrote no list. */
export function testsForNewest(kept = KEPT) {
  if (!existsSync(kept)) return null
  const { seed, tests } = JSON.parse(readFileSync(kept, 'utf8'))
  return seed === testSeed() ? tests : null
}
