import { person } from '@uurwerk/contract/people/people'
import { addPartTimeRecord } from '@uurwerk/contract/people/partTime'
import { expect, test } from 'vitest'
import { call, refused, refusedWith } from '../../testing/call.ts'
import { historyOf, partTimeWorld } from '../../testing/world/people/partTimeWorld.ts'

const { db, hr: katrien, givenAnna } = await partTimeWorld()

test('a new part-time record ends the part-time record before it', async () => {
  const { add } = await givenAnna()
  const answer = await call(...add({ percentage: 80, startDate: '2026-07-01' }))
  expect(historyOf(answer)).toEqual([
    [100, '2026-01-01', '2026-06-30'],
    [80, '2026-07-01', null],
  ])
})

test('after a part-time record with an end, the old percentage continues', async () => {
  const { id, add } = await givenAnna()
  const answer = await call(...add({ percentage: 50, startDate: '2026-03-01', endDate: '2026-05-31' }))
  expect(historyOf(answer)).toEqual([
    [100, '2026-01-01', '2026-02-28'],
    [50, '2026-03-01', '2026-05-31'],
    [100, '2026-06-01', null],
  ])
  const audited = await db
    .selectFrom('audit_entries')
    .select(['action', 'changes'])
    .where('entity', '=', 'person')
    .where('entity_id', '=', id)
    .where('action', '=', 'add part-time record')
    .execute()
  expect(audited).toEqual([
    { action: 'add part-time record', changes: { partTimeHistory: [expect.anything(), expect.anything()] } },
  ])
})

test.each([
  [
    'no end while a later record has no end',
    60,
    '2026-02-01',
    null,
    409,
    'part_time_needs_end',
    'Een nieuw deeltijds percentage tussen twee reeds bestaande periodes moet een einddatum hebben.',
  ],
  [
    'another whole record within it',
    60,
    '2026-01-01',
    '2026-12-31',
    409,
    'part_time_covers_other',
    'Een nieuw deeltijds percentage mag een reeds bestaande periode niet volledig overlappen.',
  ],
  [
    'a start before the employment',
    60,
    '2025-12-31',
    '2026-02-01',
    409,
    'part_time_before_employment',
    'Een deeltijds percentage kan niet voor de start van de tewerkstelling beginnen.',
  ],
])('a new part-time record with %s is refused', async (_, percentage, startDate, endDate, status, code, message) => {
  const { add } = await givenAnna()
  await call(...add({ percentage: 80, startDate: '2026-07-01' }))
  expect(await refused(...add({ percentage, startDate, endDate }))).toMatchObject({ status, code, message })
})

test('a part-time record that ends on its start day is refused with an error at its end date, together with all other errors', async () => {
  const { add } = await givenAnna()
  const answer = await refused(...add({ percentage: 100.5, startDate: '2026-03-01', endDate: '2026-03-01' }))
  expect([answer.status, answer.errors]).toEqual([
    422,
    [
      { path: 'percentage', message: 'Het percentage veld mag niet meer dan 100 zijn' },
      { path: 'endDate', message: 'Het einddatum veld moet een datum na het startdatum veld zijn' },
    ],
  ])
})

test('a part-time record that ends on the last possible day of the calendar is refused, because no day follows it', async () => {
  const { add } = await givenAnna()
  expect((await refused(...add({ percentage: 60, startDate: '2026-03-01', endDate: '2199-12-31' }))).errors).toEqual([
    { path: 'endDate', message: 'Het einddatum veld moet een bestaande datum zijn (JJJJ-MM-DD)' },
  ])
  expect(
    (await refused(...add({ percentage: 60, startDate: '2026-03-01', endDate: '2026-04-31' }))).errors,
  ).toHaveLength(1)
})

test('a part-time percentage must be between 0 and 100, and its start is required', async () => {
  const { id } = await givenAnna()
  const answer = await refusedWith(katrien, addPartTimeRecord, { params: { id }, body: { percentage: 100.5 } })
  expect(answer.errors).toEqual([
    { path: 'percentage', message: 'Het percentage veld mag niet meer dan 100 zijn' },
    { path: 'startDate', message: 'Het startdatum veld is verplicht' },
  ])
})

test('when two requests add a part-time record for the same days at once, both records are in the history without a gap', async () => {
  const { id, add } = await givenAnna()
  await Promise.all([
    call(...add({ percentage: 50, startDate: '2026-03-01', endDate: '2026-05-31' })),
    call(...add({ percentage: 60, startDate: '2026-05-01', endDate: '2026-07-31' })),
  ])
  const history = historyOf(await call(katrien, person, { params: { id } }))
  expect(history[0]![1]).toBe('2026-01-01')
  expect(history.at(-1)![2]).toBeNull()
  expect(history.map(([percentage]) => percentage)).toEqual([100, 50, 60, 100])
})

test('a request for the part-time history of an unknown person gets 404', async () => {
  const body = { percentage: 50, startDate: '2026-03-01' }
  expect((await refused(katrien, addPartTimeRecord, { params: { id: 999_999 }, body })).status).toBe(404)
})
