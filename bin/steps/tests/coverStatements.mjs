import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads the SQL statements and the duration of each test file, which `recordStatements.ts` wrote. */
export const readStatements = (folder) =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))

/**
 * Chooses test files that together send every SQL statement. Files that send many new SQL statements in little time are
 * preferred. A file that was chosen early is left out when the later files together send all its SQL statements.
 */
export function coverStatements(recorded) {
  const left = new Set(recorded.flatMap(({ statements }) => statements))
  const chosen = []
  while (left.size > 0) {
    const worth = recorded.map(({ statements, seconds }) => statements.filter((one) => left.has(one)).length / seconds)
    const best = recorded[worth.indexOf(Math.max(...worth))]
    chosen.push(best)
    for (const statement of best.statements) left.delete(statement)
  }
  return withoutNeedless(chosen).map(({ file }) => file)
}

/**
 * The slowest chosen files, each with the number of SQL statements that no other file sends. When a faster file also
 * sends these SQL statements, the slow file is not needed any more.
 */
export function slowestChosen(recorded, chosen, most) {
  const senders = new Map()
  for (const { statements } of recorded)
    for (const one of new Set(statements)) senders.set(one, (senders.get(one) ?? 0) + 1)
  return recorded
    .filter(({ file }) => chosen.includes(file))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, seconds, statements }) => ({
      file,
      seconds,
      own: statements.filter((one) => senders.get(one) === 1).length,
    }))
}

function withoutNeedless(chosen) {
  const sentBy = new Map()
  const count = ({ statements }, step) => {
    for (const one of new Set(statements)) sentBy.set(one, (sentBy.get(one) ?? 0) + step)
  }
  for (const file of chosen) count(file, 1)
  const needless = new Set()
  for (const file of chosen.toSorted((a, b) => b.seconds - a.seconds)) {
    if (!file.statements.every((one) => sentBy.get(one) > 1)) continue
    needless.add(file)
    count(file, -1)
  }
  return chosen.filter((file) => !needless.has(file))
}
