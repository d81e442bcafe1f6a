import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../project.mjs'
import { testSeed } from './testSeed.mjs'

const KEPT = inProject('node_modules/.cache/filesForNewest.json')

/** Keeps the names of the test files that the deep run repeats on PostgreSQL 18. */
export function keepFilesForNewest(files, kept = KEPT) {
  mkdirSync(path.dirname(kept), { recursive: true })
  writeFileSync(kept, JSON.stringify({ seed: testSeed(), files }))
}

/** The test files that `npm test` chose for the deep run of the same commit. Null when `npm test` wrote no list. */
export function filesForNewest(kept = KEPT) {
  if (!existsSync(kept)) return null
  const { seed, files } = JSON.parse(readFileSync(kept, 'utf8'))
  return seed === testSeed() ? files : null
}
