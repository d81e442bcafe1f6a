import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The time that the first test of a file needs in addition, because the file is loaded for it. */
const SECONDS_OF_FILE = 0.5

/** Reads the test files with their tests in order, and the SQL statements and the duration of each test. */
export const readStatements = (folder) =>
  readdirSync(folder).map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))

/**
 * Chooses tests that together send every SQL statement that `already` does not contain. When a test is chosen, the
 * earlier tests of its file are chosen too, because a test can need the records of an earlier test. Tests that send many
 * new SQL statements in little time are preferred.
 */
export function coverStatements(recorded, already = []) {
  const left = statementsOf(recorded).difference(statementsOf(already))
  const counts = recorded.map(() => 0)
  while (left.size > 0) {
    const { index, count } = recorded
      .flatMap(({ tests }, at) => choicesOf(tests, counts[at], left).map((choice) => ({ ...choice, index: at })))
      .reduce((best, other) => (other.worth > best.worth ? other : best))
    for (const { statements } of recorded[index].tests.slice(counts[index], count))
      for (const one of statements) left.delete(one)
    counts[index] = count
  }
  return withoutNeedless(
    recorded.map(({ file, tests }, index) => ({ file, tests: tests.slice(0, counts[index]) })),
    already,
  )
}

const statementsOf = (files) => new Set(files.flatMap(({ tests }) => tests.flatMap(({ statements }) => statements)))

/**
 * The choices for one file: how many of its first tests are chosen, and the worth of this choice. The worth is the
 * number of new SQL statements for each second that the choice adds.
 */
function choicesOf(tests, chosen, left) {
  let seconds = chosen === 0 ? SECONDS_OF_FILE : 0
  const found = new Set()
  return tests.slice(chosen).map((test, index) => {
    seconds += test.seconds
    for (const one of test.statements) if (left.has(one)) found.add(one)
    return { count: chosen + index + 1, worth: found.size / seconds }
  })
}

/**
 * Leaves out the last chosen test of a file when other tests send all its SQL statements. Repeats this until the last
 * chosen test of each file is needed.
 */
function withoutNeedless(chosen, already) {
  const senders = countSenders([...chosen, ...already])
  const isSentByOthers = (one) => senders.get(one) > 1
  for (const { tests } of chosen)
    while (tests.at(-1)?.statements.every(isSentByOthers))
      for (const one of tests.pop().statements) senders.set(one, senders.get(one) - 1)
  return chosen.flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test })))
}

/** The number of tests that send each SQL statement. The record of a test contains each SQL statement only once. */
function countSenders(files) {
  const senders = new Map()
  for (const { tests } of files)
    for (const { statements } of tests) for (const one of statements) senders.set(one, (senders.get(one) ?? 0) + 1)
  return senders
}

/**
 * The slowest chosen tests, each with the number of SQL statements that no other test sends. When a faster test also
 * sends these SQL statements, the slow test is usually not needed any more.
 */
export function slowestChosen(recorded, chosen, most) {
  const senders = countSenders(recorded)
  return chosen
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ file, name, seconds, statements }) => ({
      file,
      name,
      seconds,
      own: statements.filter((one) => senders.get(one) === 1).length,
    }))
}
