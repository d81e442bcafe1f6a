import { bookAbsence, bookAbsenceFor, removeAbsence, removeAbsenceFor } from '@uurwerk/contract/absences/absences'
import { editVacationCounter } from '@uurwerk/contract/balances/balances'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenCounter, ledgerOf } from '../testing/world/people/leave.ts'
import { refusalOf } from '../testing/call.ts'
import type { Caller } from '../testing/startTestApp.ts'
import { annasLeaveWorld } from '../testing/world/people/annasLeaveWorld.ts'
import { statusesOf } from '../testing/statusesOf.ts'

const { db, hr, givenAnna } = await annasLeaveWorld()

const yearMonth = toYearMonth('2026-11')

const vacation = (dayOfMonth: number) => ({
  params: { yearMonth },
  body: { dayOfMonth, absenceCategory: 'VACATION', fullDay: true } as const,
})
const book = (caller: Caller, dayOfMonth: number) => refusalOf(caller, bookAbsence, vacation(dayOfMonth))

const DONE = { status: 200 }

async function balancesOf(personId: number) {
  return db
    .selectFrom('counter_balances')
    .select(['counter_balances.counter_type', 'counter_balances.current_half_days'])
    .where('counter_balances.person_id', '=', personId)
    .execute()
}

test('when Anna sends four bookings of her last vacation day at the same time, one booking succeeds and the other three are refused', async () => {
  const { personId, anna } = await givenAnna({ days: 1 })
  const refusals = await Promise.all([book(anna, 16), book(anna, 17), book(anna, 18), book(anna, 19)])
  expect(statusesOf(refusals.map((refusal) => refusal ?? DONE))).toEqual([200, 409, 409, 409])
  for (const refusal of refusals)
    if (refusal !== null) expect(refusal.message).toBe('Onvoldoende saldo: er rest 0 dagen.')
  expect((await ledgerOf(db, personId)).map(({ halfDays }) => halfDays)).toEqual([2, -2])
})

test('when Anna sends two bookings of the same day at the same time, one booking is stored', async () => {
  const { personId, anna } = await givenAnna({ days: 5 })
  const refusals = await Promise.all([book(anna, 16), book(anna, 16)])
  expect(statusesOf(refusals.map((refusal) => refusal ?? DONE))).toEqual([200, 409])
  expect(await balancesOf(personId)).toEqual([{ counter_type: 'STATUTORY_VACATION', current_half_days: 8 }])
})

test('when Anna books her last day while HR removes that day from the counter, only one of the two succeeds', async () => {
  const { personId, anna } = await givenAnna({ days: 1 })
  const edit = refusalOf(hr, editVacationCounter, {
    params: { userId: personId, year: 2026 },
    body: { type: 'STATUTORY_VACATION', originalBalance: 0, currentBalance: 0, version: 2 },
  })
  const refusals = await Promise.all([book(anna, 16), edit])
  expect(statusesOf(refusals.map((refusal) => refusal ?? DONE))).toEqual([200, 409])
  expect(await balancesOf(personId)).toEqual([{ counter_type: 'STATUTORY_VACATION', current_half_days: 0 }])
})

test('when two requests remove one absence at the same time, the counter gets its day back once', async () => {
  const { personId, anna } = await givenAnna({ days: 1 })
  await book(anna, 16)
  const remove = () => refusalOf(anna, removeAbsence, vacation(16))
  const refusals = await Promise.all([remove(), remove()])
  expect(statusesOf(refusals.map((refusal) => refusal ?? DONE))).toEqual([200, 404])
  expect((await ledgerOf(db, personId)).map(({ halfDays }) => halfDays)).toEqual([2, -2, 2])
})

test('after random bookings and removals, each balance is the sum of its ledger, and the stored absences are equal to the used days', async () => {
  const step = fc.record({
    day: fc.constantFrom(16, 17, 18, 19),
    category: fc.constantFrom('VACATION', 'PERSONAL_LEAVE', 'RECUPERATION_HOLIDAY', 'SICK_LEAVE'),
    fullDay: fc.boolean(),
    removes: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { personId } = await givenAnna({ days: 2 })
      await givenCounter(db, { personId, days: 0.5, type: 'SENIORITY_LEAVE' })
      await givenCounter(db, { personId, days: 1, type: 'PERSONAL_LEAVE' })
      await givenCounter(db, { personId, days: 0.5, type: 'RECUPERATION_HOLIDAY' })
      await givenCounter(db, { personId, days: 0.5, type: 'RECUPERATION_HOLIDAY_PREVIOUS_YEAR' })
      const params = { userId: personId, yearMonth }
      for (const { day, category, fullDay, removes } of steps) {
        const body = { dayOfMonth: day, absenceCategory: category, fullDay }
        const refusal = await refusalOf(hr, removes ? removeAbsenceFor : bookAbsenceFor, { params, body })
        expect([200, 404, 409]).toContain(refusal?.status ?? 200)
      }
      await expectBalanced(personId)
    }),
    { numRuns: 12 },
  )
})

async function expectBalanced(personId: number) {
  const ledger = await ledgerOf(db, personId)
  for (const { counter_type, current_half_days } of await balancesOf(personId)) {
    const entries = ledger.filter(({ counter }) => counter === counter_type)
    expect(current_half_days).toBe(entries.reduce((sum, { halfDays }) => sum + halfDays, 0))
    expect(current_half_days).toBeGreaterThanOrEqual(0)
  }
  const standing = await db
    .selectFrom('absences')
    .select('absences.full_day')
    .where('absences.person_id', '=', personId)
    .where('absences.closed_at', 'is', null)
    .where('absences.category', '<>', 'SICK_LEAVE')
    .execute()
  const taken = standing.reduce((sum, { full_day }) => sum + (full_day ? 2 : 1), 0)
  const granted = 4 + 1 + 2 + 1 + 1
  expect(ledger.reduce((sum, { halfDays }) => sum + halfDays, 0)).toBe(granted - taken)
}
