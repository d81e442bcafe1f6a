import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../project.mjs'
import { testSeed } from './testSeed.mjs'

const KEPT = inProject('node_modules/.cache/statements.json')

/** Keeps the test files of `npm test` with the SQL statements of each test, for the deep run of the same commit. */
export function keepStatements(recorded, kept = KEPT) {
  mkdirSync(path.dirname(kept), { recursive: true })
  writeFileSync(kept, JSON.stringify({ seed: testSeed(), recorded }))
}

/** The test files and SQL statements that `npm test` kept for the same commit. Null when it kept none. */
export function keptStatements(kept = KEPT) {
  if (!existsSync(kept)) return null
  const { seed, recorded } = JSON.parse(readFileSync(kept, 'utf8'))
  return seed === testSeed() ? recorded : null
}
