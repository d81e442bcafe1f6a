import type { BodyInput, ResponseOf } from '@uurwerk/contract/endpoint'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { person } from '@uurwerk/contract/people/people'
import { updatePartTimeRecord } from '@uurwerk/contract/people/partTime'
import { confirmMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { givenLocked } from '../../testing/world/people/leave.ts'
import { historyOf, partTimeWorld } from '../../testing/world/people/partTimeWorld.ts'
import { statusesOf } from '../../testing/statusesOf.ts'
import { givenContract, givenCustomer } from '../../testing/world/world.ts'

const { db, hr: katrien, givenAnna } = await partTimeWorld()
const customerId = await givenCustomer(db)

type Row = ResponseOf<typeof person>['partTimePercentageRecords'][number]

/** Adds Anna, who works 100 % until June, 80 % in summer and 50 % since October. */
async function givenAnnasYear() {
  const { id, add } = await givenAnna()
  await call(...add({ percentage: 80, startDate: '2026-07-01' }))
  const { version, partTimePercentageRecords: rows } = await call(...add({ percentage: 50, startDate: '2026-10-01' }))
  const replace = (body: BodyInput<typeof updatePartTimeRecord>, preview = false) =>
    request(katrien, updatePartTimeRecord, { params: { id }, query: { preview: `${preview}` }, body })
  const change = (place: number, changes: Partial<Row> & { version?: number }, preview = false) =>
    replace({ ...rows[place]!, ...changes }, preview)
  const read = () => call(katrien, person, { params: { id } })
  return { id, rows, version, add, replace, change, read }
}

test('when HR changes a part-time record, the records before and after it get new dates and keep their ids', async () => {
  const { rows, change, read } = await givenAnnasYear()
  const body = await call(...change(1, { percentage: 75, startDate: '2026-06-16', endDate: '2026-10-31' }))
  expect(body.partTimePercentageRecords).toEqual([
    { ...rows[0], endDate: '2026-06-15' },
    { ...rows[1], percentage: 75, startDate: '2026-06-16', endDate: '2026-10-31' },
    { ...rows[2], startDate: '2026-11-01' },
  ])
  expect((await read()).partTimePercentageRecords).toEqual(body.partTimePercentageRecords)
})

test('when a changed part-time record includes days of the record before or after it, that record becomes shorter', async () => {
  const { change } = await givenAnnasYear()
  expect(historyOf(await call(...change(1, { startDate: '2026-02-01', endDate: '2026-03-31' })))).toEqual([
    [100, '2026-01-01', '2026-01-31'],
    [80, '2026-02-01', '2026-03-31'],
    [50, '2026-04-01', null],
  ])
  expect(historyOf(await call(...change(1, { startDate: '2026-08-01', endDate: '2026-12-31' })))).toEqual([
    [100, '2026-01-01', '2026-07-31'],
    [80, '2026-08-01', '2026-12-31'],
    [50, '2027-01-01', null],
  ])
})

test('the preview of a changed part-time record shows the new dates of the records before and after it, and changes nothing', async () => {
  const { version, change, read } = await givenAnnasYear()
  const preview = await call(...change(1, { startDate: '2026-07-15' }, true))
  expect(historyOf(preview).slice(0, 2)).toEqual([
    [100, '2026-01-01', '2026-07-14'],
    [80, '2026-07-15', '2026-09-30'],
  ])
  const stored = await read()
  expect([stored.partTimePercentageRecords[0]?.endDate, stored.version]).toEqual(['2026-06-30', version])
})

test.each([
  ['a record before another record needs an end', 1, { endDate: null }, 'part_time_needs_end'],
  ['the end of a record comes after its start', 1, { endDate: '2026-07-01' }, 'period_end_not_after_start'],
  ['the end of a record does not come before its start', 1, { endDate: '2026-06-30' }, 'invalid'],
  [
    'the start of a record does not pass the record before it',
    1,
    { startDate: '2026-01-01' },
    'part_time_crosses_neighbour',
  ],
  ['the first record starts with the employment', 0, { startDate: '2026-01-02' }, 'part_time_first_start_fixed'],
  ['the last record has no end', 2, { endDate: '2026-12-31' }, 'part_time_last_stays_open'],
])('the server refuses a wrong change of a part-time record: %s', async (_, place, changes, code) => {
  const { version, change, read } = await givenAnnasYear()
  expect((await refused(...change(place, changes))).code).toBe(code)
  expect((await read()).version).toBe(version)
})

test('HR can change the percentage of a part-time record that a later record shortened to one day', async () => {
  const { add, replace } = await givenAnnasYear()
  const added = await call(...add({ percentage: 60, startDate: '2026-07-02', endDate: '2026-08-31' }))
  const row = added.partTimePercentageRecords[1]!
  expect([row.startDate, row.endDate]).toEqual(['2026-07-01', '2026-07-01'])
  const changed = await call(...replace({ ...row, percentage: 70 }))
  expect(historyOf(changed)[1]).toEqual([70, '2026-07-01', '2026-07-01'])
})

test('when two HR users change one part-time history, the second change is refused, and the second user reads the current history', async () => {
  const { rows, version, add, change } = await givenAnnasYear()
  const both = await Promise.all([
    outcomeOf(...change(1, { percentage: 70, version })),
    outcomeOf(...change(1, { percentage: 60, version })),
  ])
  expect(statusesOf(both)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.refusal).toMatchObject({
    code: 'stale',
    current: { version: version + 1 },
    changedBy: 'Katrien Lauwers',
  })
  const late = { percentage: 40, startDate: '2026-12-01', version }
  expect((await refused(...add(late))).code).toBe('stale')
  expect(rows).toHaveLength(3)
})

test('a request for the part-time record of another person gets 404', async () => {
  const [anna, bert] = [await givenAnnasYear(), await givenAnnasYear()]
  const refusal = await refused(...anna.replace({ ...bert.rows[1]!, percentage: 10 }))
  expect(refusal.status).toBe(404)
})

const edit = fc.record({
  /** The first day of the record, as a number of days after the start of the employment. */
  from: fc.integer({ min: -10, max: 400 }),
  length: fc.option(fc.integer({ min: 0, max: 90 }), { nil: null }),
  percentage: fc.integer({ min: 0, max: 100 }),
  /**
   * The position of the record that the edit changes; null for a new record. With `keepsStart`, a changed record keeps
   * its first day, so that the server accepts more edits.
   */
  row: fc.option(fc.nat(20), { nil: null }),
  keepsStart: fc.boolean(),
})

test('after random changes of part-time records, each day has one percentage, and confirmed months keep their hours', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 5, maxLength: 20 }), async (edits) => {
      const { id, add, replace, read } = await givenAnnasYear()
      await givenConfirmedMonths(id)
      const confirmed = await storedMonths(id)
      expect(confirmed).toHaveLength(3)
      for (const { from, length, percentage, row, keepsStart } of edits) {
        const before = await read()
        const rows = before.partTimePercentageRecords
        const stored = row === null ? undefined : rows[row % rows.length]
        const startDate = stored !== undefined && keepsStart ? stored.startDate : dayAt(from)
        const body = { percentage, startDate, endDate: length === null ? null : dayAt(from + length) }
        const { status } =
          stored === undefined ? await outcomeOf(...add(body)) : await outcomeOf(...replace({ id: stored.id, ...body }))
        const after = await read()
        expect([200, 201, 409, 422]).toContain(status)
        if (status >= 400) expect(historyOf(after)).toEqual(historyOf(before))
        expectWhole(after.partTimePercentageRecords)
      }
      expect(await storedMonths(id)).toEqual(confirmed)
    }),
    { numRuns: 8 },
  )
})

async function givenConfirmedMonths(personId: number) {
  const contractId = await givenContract(db, { personId, customerId, from: '2026-01-01' })
  for (const month of ['2026-01', '2026-02', '2026-07']) {
    await givenLocked(db, { contractId, month })
    await call(katrien, confirmMonthFor, {
      params: { yearMonth: toYearMonth(month), contractId },
      body: { reason: 'Zij is ziek' },
    })
  }
}

const storedMonths = (personId: number) =>
  db.selectFrom('month_balances').selectAll().where('person_id', '=', personId).orderBy('month_on').execute()

const dayAt = (offset: number) => addDays(toDay('2026-01-01'), offset)

function expectWhole(rows: readonly Row[]) {
  expect(rows[0]!.startDate).toBe('2026-01-01')
  expect(rows.at(-1)!.endDate).toBeNull()
  for (const [place, { endDate }] of rows.slice(0, -1).entries()) {
    expect(rows[place + 1]!.startDate).toBe(addDays(toDay(endDate!), 1))
  }
}
