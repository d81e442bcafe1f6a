import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The statements and the duration of each test file, as `recordStatements.ts` wrote them. */
export const readStatements = (folder) =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))

/**
 * The test files that together send every statement. The choice prefers files that send many new statements in little
 * time.
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
