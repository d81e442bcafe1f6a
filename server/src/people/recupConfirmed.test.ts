import { people, person } from '@uurwerk/contract/people/people'
import { cumulativeRecup, recupConfirmed, type RecupMonth } from '@uurwerk/domain/balances/recup/cumulativeRecup'
import { hoursOf, NO_SECONDS, seconds } from '@uurwerk/domain/money/seconds'
import { firstDayOf, lastDayOf, toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call } from '../testing/call.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenPerson } from '../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()
const customerId = await givenCustomer(db)

const HOUR = 3600

/** Gives the person the stored balance of a month in which all contracts are confirmed. */
const givenStored = (personId: number, month: string, earnedHours: number, takenHours = 0) =>
  db
    .insertInto('month_balances')
    .values({
      person_id: personId,
      month_on: `${month}-01`,
      needed_seconds: 0,
      counted_seconds: 0,
      earned_seconds: earnedHours * HOUR,
      taken_seconds: takenHours * HOUR,
      made_with: '{}',
      stored_at: '2026-01-01T00:00:00Z',
    })
    .execute()

const recupOf = async (id: number) => {
  const { recup, recupConfirmedYearMonth } = await call(katrien, person, { params: { id } })
  const row = (await call(katrien, people))._embedded.userDtoList.find((each) => each.id === id)!
  expect({ recup: row.recup, month: row.recupConfirmedYearMonth }).toEqual({ recup, month: recupConfirmedYearMonth })
  return [recupConfirmedYearMonth, recup]
}

test('Anna’s confirmed recuperation is the sum of the earned hours of her confirmed months before the first open month', async () => {
  const personId = await givenPerson(db, { from: '2026-07-15' })
  await givenContract(db, { personId, customerId, from: '2026-07-15' })
  expect(await recupOf(personId)).toEqual([null, 0])
  await givenStored(personId, '2026-07', 2.5)
  expect(await recupOf(personId)).toEqual(['2026-07', 2.5])
  await givenStored(personId, '2026-09', 100)
  expect(await recupOf(personId)).toEqual(['2026-07', 2.5])
  await givenStored(personId, '2026-08', -1, 0.25)
  expect(await recupOf(personId)).toEqual(['2026-09', 101.25])
})

test('the opening balance, bonuses and corrections count in the confirmed recuperation up to the last confirmed month', async () => {
  const personId = await givenPerson(db, { from: '2020-01-01' })
  await givenContract(db, { personId, customerId, from: '2020-01-01' })
  await db
    .updateTable('people')
    .set({ recup_opening_month: '2026-09-01', recup_opening_seconds: 10 * HOUR })
    .where('id', '=', personId)
    .execute()
  await givenStored(personId, '2026-08', 50)
  expect(await recupOf(personId)).toEqual([null, 0])
  await givenStored(personId, '2026-09', 1)
  await db
    .insertInto('recup_bonuses')
    .values(
      [
        ['2026-08-31', 100],
        ['2026-09-30', 2],
        ['2026-10-01', 100],
      ].map(([day_on, hours]) => ({ person_id: personId, day_on: `${day_on}`, seconds: Number(hours) * HOUR })),
    )
    .execute()
  await db
    .insertInto('recup_corrections')
    .values(
      [
        ['2026-09-01', -0.5],
        ['2026-10-01', 100],
      ].map(([month_on, hours]) => ({ person_id: personId, month_on: `${month_on}`, seconds: Number(hours) * HOUR })),
    )
    .execute()
  expect(await recupOf(personId)).toEqual(['2026-09', 12.5])
})

test('a month without a contract does not count as open, and recuperation that Anna takes in it counts', async () => {
  const personId = await givenPerson(db, { from: '2026-06-01' })
  await givenContract(db, { personId, customerId, from: '2026-07-01', until: '2026-07-31' })
  await givenContract(db, { personId, customerId, from: '2026-10-05' })
  expect(await recupOf(personId)).toEqual(['2026-06', 0])
  await givenStored(personId, '2026-07', 8)
  const absence = {
    person_id: personId,
    category: 'RECUPERATION',
    full_day: true,
    halves: '[0,2)',
    seconds: 27_360,
    created_at: '2026-01-01T00:00:00Z',
  }
  await db
    .insertInto('absences')
    .values([
      { ...absence, day_on: '2026-09-14' },
      { ...absence, day_on: '2026-07-14' },
    ])
    .execute()
  expect(await recupOf(personId)).toEqual(['2026-09', 0.4])
})

test('without an open month, the confirmed recuperation counts up to this month, or up to the last month of the employment', async () => {
  const [stays, left] = [
    await givenPerson(db, { from: '2026-10-01' }),
    await givenPerson(db, { from: '2026-01-01', until: '2026-05-10' }),
  ]
  expect(await recupOf(stays)).toEqual(['2026-11', 0])
  await givenContract(db, { personId: left, customerId, from: '2026-05-01' })
  await givenStored(left, '2026-05', 3)
  expect(await recupOf(left)).toEqual(['2026-05', 3])
})

test('a self-employed person has no confirmed recuperation', async () => {
  const personId = await givenPerson(db, { kind: 'independent', from: '2026-01-01' })
  expect(await recupOf(personId)).toEqual([null, 0])
})

const MONTHS = ['2026-08', '2026-09', '2026-10', '2026-11'].map(toYearMonth)
const STATUSES = ['completed', 'open', 'without_contract'] as const

test('for random open months, confirmed months and months without a contract, the list and the domain rule give the same confirmed recuperation', async () => {
  let histories: (readonly RecupMonth['status'][])[] = [[]]
  while (histories[0]!.length < MONTHS.length)
    histories = histories.flatMap((history) => STATUSES.map((status) => [...history, status]))
  const expected = new Map<number, readonly unknown[]>()
  for (const history of histories) {
    const personId = await givenPerson(db, { from: '2026-08-01' })
    const months = history.map((status, index): RecupMonth => ({
      yearMonth: MONTHS[index]!,
      status,
      earned: seconds(status === 'completed' ? (index + 1) * HOUR : 0),
      taken: NO_SECONDS,
      bonuses: NO_SECONDS,
      corrections: NO_SECONDS,
    }))
    for (const { yearMonth, status, earned } of months) {
      if (status === 'without_contract') continue
      await givenContract(db, { personId, customerId, from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) })
      if (status === 'completed') await givenStored(personId, yearMonth, hoursOf(earned))
    }
    const { yearMonth, recup } = recupConfirmed(cumulativeRecup(NO_SECONDS, months))
    expected.set(personId, [...history, yearMonth, hoursOf(recup)])
  }
  type Listed = { readonly id: number; readonly recup: number; readonly recupConfirmedYearMonth: string | null }
  const listed: readonly Listed[] = (await call(katrien, people))._embedded.userDtoList
  const answers = listed
    .filter(({ id }) => expected.has(id))
    .map(({ id, recup, recupConfirmedYearMonth: month }) => [...expected.get(id)!.slice(0, 4), month, recup])
  expect(answers.toSorted()).toEqual([...expected.values()].toSorted())
  expect(answers).toHaveLength(81)
})
