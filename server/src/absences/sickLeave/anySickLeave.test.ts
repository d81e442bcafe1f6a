import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { createPerson, person } from '@uurwerk/contract/people/people'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import {
  endProlongedSickLeave,
  removeProlongedSickLeave,
  startProlongedSickLeave,
  updateProlongedSickLeave,
} from '@uurwerk/contract/absences/prolongedSickLeave'
import { addDays, toDay } from '@uurwerk/domain/time/day'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, outcomeOf } from '../../testing/call.ts'
import { givenCounter } from '../../testing/world/people/leave.ts'
import { personBody } from '../../testing/world/masterDataBodies.ts'
import type { Caller } from '../../testing/startTestApp.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenShiftType } from '../../testing/world/world.ts'

const { db, as, hr: katrien } = await hrWorld()
const customerId = await givenCustomer(db)
const nightId = await givenShiftType(db, customerId, { name: 'Nacht', start: 1320, end: 420, break: null })
const earlyId = await givenShiftType(db, customerId)

const dayAt = (offset: number) => addDays(toDay('2026-12-01'), offset)

const step = fc.record({
  act: fc.constantFrom('early', 'night', 'vacation', 'start', 'end', 'update', 'remove'),
  from: fc.nat(20),
  length: fc.option(fc.nat(12), { nil: null }),
  which: fc.nat(3),
  giveBack: fc.boolean(),
})

type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never

type Anna = { readonly personId: number; readonly contractId: number; readonly herself: Caller }

async function take({ personId, contractId, herself }: Anna, { act, from, length, which, giveBack }: Step) {
  const startDate = dayAt(from)
  const endDate = length === null ? null : dayAt(from + length)
  const periods = (await call(katrien, person, { params: { id: personId } })).prolongedSickLeavePeriodSet
  const id = periods[which % Math.max(periods.length, 1)]?.id ?? 999_999
  switch (act) {
    case 'early':
    case 'night':
      return outcomeOf(herself, planShift, {
        params: { contractId, yearMonth: toYearMonth(startDate.slice(0, 7)) },
        body: { startDate, shiftId: act === 'early' ? earlyId : nightId },
      })
    case 'vacation':
      return outcomeOf(katrien, bookAbsenceFor, {
        params: { userId: personId, yearMonth: toYearMonth(startDate.slice(0, 7)) },
        body: { dayOfMonth: startDate, absenceCategory: 'VACATION', fullDay: giveBack },
      })
    case 'start':
      return outcomeOf(katrien, startProlongedSickLeave, { params: { id: personId }, body: startDate })
    case 'end':
      return outcomeOf(katrien, endProlongedSickLeave, {
        params: { id: personId },
        body: { date: startDate, giveBack },
      })
    case 'update':
      return outcomeOf(katrien, updateProlongedSickLeave, {
        params: { id: personId },
        body: { id, startDate, endDate, giveBack },
      })
    case 'remove':
      return outcomeOf(katrien, removeProlongedSickLeave, {
        params: { id: personId, periodId: id },
        query: { giveBack: `${giveBack}` },
      })
  }
}

const input = { from: 0, length: null, which: 0, giveBack: true } as const

/** A sequence of steps in which a sickness removes one vacation day and restores it, two times within one second. */
const backAndForth: Step[] = [
  { ...input, act: 'vacation', from: 8 },
  { ...input, act: 'start', from: 16 },
  { ...input, act: 'update', from: 3, length: 6 },
  { ...input, act: 'update', from: 15, length: 2 },
  { ...input, act: 'update', from: 4, length: 6 },
  { ...input, act: 'remove' },
]

const faultsOf = async (personId: number) => {
  const { rows } = await sql<{ fault: string }>`
    select 'a shift is inside a sickness' as fault from shifts s join prolonged_sick_leaves l on l.person_id = s.person_id
    where s.person_id = ${personId} and s.closed_at is null and s.start_on between l.start_on and coalesce(l.end_on, 'infinity')
    union all
    select 'an absence is inside a sickness' from absences a join prolonged_sick_leaves l on l.person_id = a.person_id
    where a.person_id = ${personId} and a.closed_at is null and a.day_on between l.start_on and coalesce(l.end_on, 'infinity')
    union all
    select 'a sickness keeps a shift that is not removed or is outside its days' from shifts s join prolonged_sick_leaves l on l.id = s.prolonged_sick_leave_id
    where s.person_id = ${personId} and (s.closed_at is null or s.start_on not between l.start_on and coalesce(l.end_on, 'infinity'))
    union all
    select 'a sickness keeps an absence that is not removed or is outside its days' from absences a join prolonged_sick_leaves l on l.id = a.prolonged_sick_leave_id
    where a.person_id = ${personId} and (a.closed_at is null or a.day_on not between l.start_on and coalesce(l.end_on, 'infinity'))
    union all
    select 'a leave counter does not match the absences' from counter_balances b
    where b.person_id = ${personId} and b.counter_type = 'STATUTORY_VACATION' and (b.current_half_days < 0
      or b.original_half_days - b.current_half_days <> (
        select coalesce(sum(upper(a.halves) - lower(a.halves)), 0) from absences a
        where a.person_id = ${personId} and a.category = 'VACATION' and a.closed_at is null))`.execute(db)
  return rows.map(({ fault }) => fault)
}

test('after random changes of prolonged sicknesses, no shift or absence is inside a sickness, and the leave counters match the absences', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      const body = personBody({ employmentStartDate: '2026-01-01' })
      const { id: personId } = await call(katrien, createPerson, { body })
      const contractId = await givenContract(db, { personId, customerId, from: '2026-01-01' })
      await givenCounter(db, { personId, days: 3 })
      const anna = { personId, contractId, herself: await as(personId) }
      for (const each of steps) {
        const { status } = await take(anna, each)
        expect([200, 201, 404, 409, 422]).toContain(status)
        expect(await faultsOf(personId)).toEqual([])
      }
    }),
    { numRuns: 12, examples: [[backAndForth]] },
  )
})
