import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The time that the first test of a file needs in addition, because the file is loaded for it. */
const SECONDS_OF_FILE = 0.5

/** Reads the SQL statements and the duration of each test, which `recordStatements.ts` wrote. */
export const readStatements = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const { file, tests } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
    return tests.map((test) => ({ file, ...test }))
  })

/**
 * Chooses tests that together send every SQL statement. Tests that send many new SQL statements in little time are
 * preferred. A test that was chosen early is left out when the later tests together send all its SQL statements.
 */
export function coverStatements(recorded) {
  const senders = sendersOf(recorded)
  // For each test, the number of its SQL statements that no chosen test sends.
  const left = new Map(recorded.map((test) => [test, new Set(test.statements).size]))
  const chosen = []
  const files = new Set()
  const worth = (test) => left.get(test) / (test.seconds + (files.has(test.file) ? 0 : SECONDS_OF_FILE))
  while (senders.size > 0) {
    const best = recorded.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    chosen.push(best)
    files.add(best.file)
    for (const statement of best.statements) {
      for (const test of senders.get(statement) ?? []) left.set(test, left.get(test) - 1)
      senders.delete(statement)
    }
  }
  return withoutNeedless(chosen)
}

/**
 * The slowest chosen tests, each with the number of SQL statements that no other test sends. When a faster test also
 * sends these SQL statements, the slow test is not needed any more.
 */
export function slowestChosen(recorded, chosen, most) {
  const senders = sendersOf(recorded)
  return chosen
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, name, seconds, statements }) => ({
      file,
      name,
      seconds,
      own: statements.filter((one) => senders.get(one).length === 1).length,
    }))
}

/** The tests that send each SQL statement. */
function sendersOf(recorded) {
  const senders = new Map()
  for (const test of recorded)
    for (const one of new Set(test.statements)) {
      if (!senders.has(one)) senders.set(one, [])
      senders.get(one).push(test)
    }
  return senders
}

function withoutNeedless(chosen) {
  const needless = new Set()
  const senders = sendersOf(chosen)
  for (const test of chosen.toSorted((a, b) => b.seconds - a.seconds)) {
    const isSentByOthers = (one) => senders.get(one).some((sender) => sender !== test && !needless.has(sender))
    if (test.statements.every(isSentByOthers)) needless.add(test)
  }
  return chosen.filter((test) => !needless.has(test))
}
