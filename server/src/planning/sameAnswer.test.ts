import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { monthContracts } from '@uurwerk/contract/contracts/contracts'
import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import {
  copyPlannedShifts,
  editPlannedShift,
  plannedMonth,
  planShifts,
  removeAllPlannedShifts,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import { shiftPlanningFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { refusalToEditPlannedShift } from '@uurwerk/domain/planning/refusalToEditPlannedShift'
import { refusalToMoveShift } from '@uurwerk/domain/planning/refusalToMoveShift'
import { plannableShifts, refusalToPlanShift } from '@uurwerk/domain/planning/refusalToPlanShift'
import { shiftTimesOfType } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { addDays, dayOfMonth, eachDay, toDay } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import { monthOf, toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../testing/world/annaAtWork.ts'
import { call, outcomeOf, refusalIn, refusalOf } from '../testing/call.ts'
import { givenConfirmed, givenInvoiced, givenProlongedSickLeave } from '../testing/world/people/leave.ts'
import { sized } from '../testing/sized.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenShiftType } from '../testing/world/world.ts'

const app = await startTestApp()
const yearMonth = toYearMonth('2026-11')
const first = toDay('2026-10-30')

const perhaps = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, value)
const dayOfNovember = fc.integer({ min: 1, max: 30 })

/** A random range of days with a shift type: `from` counts the days after 30 October, and `days` is the length. */
const days = { from: fc.nat(33), days: fc.integer({ min: 1, max: 3 }), atNight: fc.boolean() }

/** The records that Anna has in a month before she plans. */
const world = fc.record({
  absentDays: fc.array(dayOfNovember, { maxLength: 4 }),
  elsewhere: fc.array(fc.record(days), { maxLength: 4 }),
  employmentEnd: perhaps(dayOfNovember),
  sick: perhaps(dayOfNovember),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

/**
 * A random step. A step that edits or removes a shift uses one of the planned shifts. Both are refused for an adjusted
 * shift.
 */
const wish = fc.record({
  ...days,
  act: fc.constantFrom(
    ...(['plan', 'plan', 'plan', 'planFree', 'edit', 'edit', 'remove', 'remove', 'removeAll', 'copy'] as const),
    ...(['adjust', 'claim', 'claim'] as const),
  ),
  which: fc.nat(9),
})
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never

test(
  'for random months and random planning, the browser and the server give the same refusal, and each action in the calendar has the refusal that its call gives',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        world,
        fc.array(wish, { minLength: 8, maxLength: 16 }),
        fc.record({ before: fc.integer({ min: 4, max: 30 }), make: fc.constantFrom(givenConfirmed, givenInvoiced) }),
        async (given, wishes, frozen) => {
          const people = await annaAtWork(app)
          await make(people, given)
          for (const [place, step] of wishes.entries()) {
            if (place === frozen.before) await frozen.make(app.db, { contractId: people.contractId, month: yearMonth })
            const [inBrowser, onServer] = await attempt(people, step)
            expect(refusalIn(onServer)).toEqual(inBrowser)
          }
        },
      ),
      { numRuns: sized(6, 50) },
    )
  },
)

const rangeOf = ({ from, days: count }: Pick<Wish, 'from' | 'days'>) => ({
  startDateOfFirstShift: addDays(first, from),
  startDateOfLastShift: addDays(first, from + count - 1),
})

async function make({ anna, hr }: AnnaAtWork, given: World): Promise<void> {
  const { db } = app
  const personId = anna.id
  const customerId = await givenCustomer(db, { name: 'WZC Zilverhof' })
  const other = await givenContract(db, { personId, customerId })
  const otherEarly = await givenShiftType(db, customerId)
  for (const absentDay of new Set(given.absentDays))
    await refusalOf(hr.call, bookAbsenceFor, {
      params: { userId: personId, yearMonth },
      body: { dayOfMonth: absentDay, absenceCategory: 'UNPAID_LEAVE', fullDay: true },
    })
  for (const planned of given.elsewhere)
    await refusalOf(anna.call, planShifts, {
      params: { contractId: other, yearMonth },
      body: { ...rangeOf(planned), shiftId: otherEarly },
    })
  const onDay = (dayInMonth: number) => addDays(toDay('2026-10-31'), dayInMonth)
  if (given.sick !== null)
    await givenProlongedSickLeave(db, { personId, start: onDay(given.sick), end: addDays(onDay(given.sick), 4) })
  if (given.employmentEnd !== null)
    await db
      .updateTable('people')
      .set({ employment_end_on: onDay(given.employmentEnd) })
      .where('people.id', '=', personId)
      .execute()
}

/**
 * Does one step as Anna. Returns two refusals: the refusal that the browser finds in the answer of the server before
 * the step, and the refusal of the server to the step.
 */
async function attempt({ anna, hr, customerId, contractId, ...types }: AnnaAtWork, wanted: Wish) {
  const params = { contractId, yearMonth }
  const { actions, facts, plannedShiftDtos } = await call(anna.call, plannedMonth, { params })
  const shiftId = wanted.atNight ? types.night : types.early
  const contracts = await call(anna.call, monthContracts, { params: { yearMonth } })
  const ofContract = contracts._embedded.contractWithShiftTypesDtoList.find(({ id }) => id === contractId)
  const shiftType = ofContract!.shiftTypes.find(({ id }) => id === shiftId)!
  const range = rangeOf(wanted)
  const times = eachDay(range.startDateOfFirstShift, range.startDateOfLastShift).map((day) =>
    shiftTimesOfType(day, shiftType),
  )
  if (wanted.act === 'plan')
    return [
      refusalToPlanShift(shiftPlanningFacts(facts), times),
      await refusalOf(anna.call, planShifts, { params, body: { ...range, shiftId } }),
    ] as const
  if (wanted.act === 'planFree') {
    const freeDays = plannableShifts(shiftPlanningFacts(facts), times).map(({ start }) => brusselsDayOf(start))
    // The test plans the free days only when the calendar offers this: at least one day is free, and all days of the
    // range are in the month.
    if (freeDays.length === 0 || times.some(({ start }) => monthOf(brusselsDayOf(start)) !== yearMonth))
      return [null, null] as const
    const body = { ...range, shiftId, onlyFreeDays: true }
    const { plannedShiftDtos: after } = await call(anna.call, planShifts, { params, body })
    const isNew = ({ id }: { readonly id: number }) => !plannedShiftDtos.some((shift) => shift.id === id)
    expect(after.filter(isNew).map(({ day }) => day)).toEqual(freeDays)
    return [null, null] as const
  }
  if (wanted.act === 'claim') {
    const need = { customerId, shiftTypeId: shiftId, days: [addDays(first, wanted.from)], places: 1 }
    const { body: made } = await outcomeOf(hr.call, createNeeds, { body: { ...need, grants: 'first' } })
    for (const needId of made?.ids ?? [])
      await refusalOf(anna.call, claimOpenShift, { params: { needId }, body: { contractId } })
    return [null, null] as const
  }
  if (wanted.act === 'removeAll')
    return [actions.removeAll, await refusalOf(anna.call, removeAllPlannedShifts, { params })] as const
  if (wanted.act === 'copy')
    return [actions.copy, await refusalOf(anna.call, copyPlannedShifts, { params, body: {} })] as const
  const shift = plannedShiftDtos[wanted.which % Math.max(plannedShiftDtos.length, 1)]
  if (shift === undefined) return [null, null] as const
  const { id, version } = shift
  if (wanted.act === 'adjust') {
    await app.db.updateTable('shifts').set({ adjusted: true }).where('shifts.id', '=', id).execute()
    return [null, null] as const
  }
  if (wanted.act === 'remove') {
    const body = { id, version, dayOfMonth: dayOfMonth(shift.day) }
    return [shift.actions.remove, await refusalOf(anna.call, removePlannedShift, { params, body })] as const
  }
  // A shift cannot leave its month. The calendar offers only the days of the month.
  const day = monthOf(addDays(first, wanted.from)) === yearMonth ? addDays(first, wanted.from) : shift.day
  const answer = await refusalOf(anna.call, editPlannedShift, {
    params,
    body: { id, version, startDate: day, shiftId },
  })
  if (shift.actions.edit !== null) expect(refusalIn(answer)).toEqual(shift.actions.edit)
  return [
    day === shift.day
      ? refusalToEditPlannedShift(shiftPlanningFacts(facts, id), shift, shiftTimesOfType(day, shiftType))
      : refusalToMoveShift(facts, { shift, shiftType, to: day }),
    answer,
  ] as const
}
