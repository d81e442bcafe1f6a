import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads the statements and the duration of each test file, which `recordStatements.ts` wrote. */
export const readStatements = (folder) =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))

/**
 * Chooses test files that together send every statement. Files that send many new statements in little time are
 * preferred.
 */
export function coverStatements(recorded) {
  const left = new Set(recorded.flatMap(({ statements }) => statements))
  const chosen = []
  while (left.size > 0) {
    const worth = recorded.map(({ statements, seconds }) => statements.filter((one) => left.has(one)).length / seconds)
    const best = recorded[worth.indexOf(Math.max(...worth))]
    chosen.push(best.file)
    for (const statement of best.statements) left.delete(statement)
  }
  return chosen
}
