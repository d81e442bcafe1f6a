import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprintOf } from '../../../../bin/steps/fingerprintOf.mjs'
import { declaredRows, type DeclaredRow } from './declaredRows.ts'

const FILE = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/declared-rows.json')
/**
 * The code and the settings that decide the row types, and the file with the version of the compiler. When one of these
 * files changes, the row types are read again.
 */
const SOURCES = [
  'server/src',
  'server/demo',
  'tsconfig.json',
  'domain/src',
  'contract/src',
  'tsconfig.base.json',
  'package-lock.json',
]

type Stored = { readonly fingerprint: string; readonly rows: readonly DeclaredRow[] }

/**
 * The row types of all SQL statements of the server. The compiler needs three seconds to read them, so they are stored
 * in a file until the code changes.
 */
export function storedRows(): readonly DeclaredRow[] {
  const fingerprint = fingerprintOf(SOURCES)
  const stored = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Stored) : null
  if (stored?.fingerprint === fingerprint) return stored.rows
  const rows = declaredRows()
  // The file is written under another name, and renamed when it is complete, because another test run may read it at
  // the same time.
  const unfinished = `${FILE}.${process.pid}`
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(unfinished, JSON.stringify({ fingerprint, rows } satisfies Stored))
  renameSync(unfinished, FILE)
  return rows
}
