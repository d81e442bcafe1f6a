import { LARGEST_IMPORT, importFile } from '@uurwerk/contract/import/import'
import { importColumns } from '@uurwerk/contract/import/importColumns'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { importActs, undoImport, type ImportAct } from '@uurwerk/contract/import/importActs'
import { expect, test } from 'vitest'
import { outcomeOf, refused, call } from '../testing/call.ts'
import { fastestOfThree } from '../testing/fastestOfThree.ts'
import { longestTurnOf } from '../testing/longestTurnOf.ts'
import { importing, manyBalances, manyContracts, manyCustomers, manyPeople } from '../testing/world/movingIn.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'

const { hr } = await hrWorld()

const MOST_MS = 50

const HEADER = 'E-mail;Voornaam;Achternaam;Startdatum\n'
const filledUp = (text: string): string =>
  `${HEADER}${text.repeat(Math.floor((LARGEST_IMPORT - HEADER.length) / text.length))}`
const customerColumns = importColumns.customers.map(({ header }) => header).join(';')

const files: readonly [what: string, kind: ImportKind, file: Buffer, answer: object][] = [
  ['empty lines', 'people', Buffer.from(filledUp('\n')), { code: 'import_empty' }],
  ['separators', 'people', Buffer.from(filledUp(';')), { code: 'import_unreadable' }],
  [
    'a hundred thousand empty rows',
    'people',
    Buffer.from(`${HEADER}${';;;;;;;;;;;\n'.repeat(100_000)}`),
    { code: 'import_empty' },
  ],
  [
    'a quote that is never closed',
    'people',
    Buffer.from(`${HEADER}"${'a;\n'.repeat(2_000_000)}`),
    { code: 'import_quote_open' },
  ],
  ['one line', 'people', Buffer.from('a'.repeat(LARGEST_IMPORT)), { code: 'import_unreadable' }],
  ['bytes that are no UTF-8', 'people', Buffer.from(filledUp('é'), 'latin1'), { code: 'import_unreadable' }],
  [
    'nothing but errors',
    'customers',
    Buffer.from(`${customerColumns}\n${`${customerColumns.replaceAll(/[^;]+/g, '\u0001zzzzzzzz')}\n`.repeat(2000)}`),
    { rows: 2000, made: 0 },
  ],
  ['ten thousand people', 'people', Buffer.from(manyPeople(10_000)), { made: 10_000, errorCount: 0 }],
]

// The time limit is long, because each test imports up to 8 MB three times. The delays are measured only in the deep
// test run. That run records no SQL statements and runs fewer tests at once.
const WITHIN = { tags: 'deep' }

test.each(files)(
  'while the server reads an import file with %s, other requests are not delayed',
  WITHIN,
  async (_what, kind, bytes, expected) => {
    const read = async () => {
      const answer = outcomeOf(hr, importFile, {
        params: { kind },
        query: { preview: 'true' },
        body: bytes,
        headers: { 'content-type': 'text/csv', 'idempotency-key': crypto.randomUUID() },
      })
      const turn = await longestTurnOf(answer)
      const { body, refusal } = await answer
      expect(body ?? refusal).toMatchObject(expected)
      return turn
    }
    expect(await fastestOfThree(MOST_MS, read)).toBeLessThan(MOST_MS)
  },
)

const COUNT = 1500
/**
 * The number of people of a large company. Each person has many years of employment, and a leave counter for each year.
 */
const PEOPLE = 3000

// The files are stored in this order, because contracts and balances refer to the people and the customers.
const stored: readonly [kind: ImportKind, file: string][] = [
  ['people', manyPeople(PEOPLE)],
  ['customers', manyCustomers(COUNT)],
  ['contracts', manyContracts(COUNT, { people: COUNT, customers: COUNT })],
  ['balances', manyBalances(PEOPLE)],
]

/** The large import of this kind that HR has not undone, as the list of imports shows it. */
async function storedAct(of: ImportKind): Promise<ImportAct | undefined> {
  const { _embedded } = await call(hr, importActs)
  return _embedded.importActDtoList.find(
    ({ kind, undoneAt, made }) => kind === of && undoneAt === null && made >= COUNT,
  )
}

async function store(kind: ImportKind, file: string): Promise<number> {
  const answer = outcomeOf(...importing(hr, kind, file))
  const turn = await longestTurnOf(answer)
  expect((await answer).body).toMatchObject({ errorCount: 0 })
  return turn
}

async function undo(act: ImportAct | undefined): Promise<number> {
  const answer = outcomeOf(hr, undoImport, { params: { id: act!.id } })
  const turn = await longestTurnOf(answer)
  expect((await answer).refusal).toBeNull()
  return turn
}

test.each(stored)(
  'while the server stores an import file of %s, other requests are not delayed',
  WITHIN,
  async (kind, file) => {
    const restore = async () => undo(await storedAct(kind))
    expect(await fastestOfThree(MOST_MS, () => store(kind, file), restore)).toBeLessThan(MOST_MS)
  },
)

test('while the server undoes large imports, other requests are not delayed', WITHIN, async () => {
  for (const [kind, file] of stored) if ((await storedAct(kind)) === undefined) await store(kind, file)
  // The last import is undone first, because its records refer to the records of the imports before it.
  for (const [kind, file] of stored.toReversed()) {
    const turn = async () => undo(await storedAct(kind))
    expect(await fastestOfThree(MOST_MS, turn, () => store(kind, file))).toBeLessThan(MOST_MS)
    expect(await storedAct(kind)).toBeUndefined()
  }
})

test('when a file has ten thousand errors, the answer lists one thousand errors with shortened values, and counts all errors', async () => {
  const body = await call(hr, importFile, {
    params: { kind: 'people' },
    query: { preview: 'true' },
    body: `${HEADER}${`${'x'.repeat(400)};Anna;Maes;01-01-2026\n`.repeat(9999)}`,
    headers: { 'content-type': 'text/csv' },
  })
  expect(body.errorCount).toBeGreaterThanOrEqual(9999)
  expect(body.errors).toHaveLength(1000)
  expect(body.errors[0]?.value).toBe('x'.repeat(300))
})

test('a large import file that is sent as JSON is refused, because parsing it would delay other requests', async () => {
  const body = { csv: 'x'.repeat(2 * 1024 * 1024) }
  expect(await refused(hr, importFile, { params: { kind: 'people' }, body })).toMatchObject({
    status: 413,
    code: 'too_large',
  })
})
