import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { planShifts } from '@uurwerk/contract/planning/plannedMonth'
import type { RefusalOf } from '@uurwerk/contract/problems'
import {
  convertWorkedShiftFor,
  createWorkedShiftFor,
  editWorkedShiftFor,
  fullTimesheet,
  removeWorkedShiftFor,
} from '@uurwerk/contract/timesheets/fullTimesheet'
import {
  convertWorkedShift,
  createWorkedShift,
  editWorkedShift,
  removeWorkedShift,
  workedMonth,
} from '@uurwerk/contract/timesheets/timesheets'
import { refusalToConvertShiftToSickness } from '@uurwerk/domain/absences/refusalToConvertShiftToSickness'
import {
  contractMonthFacts,
  shiftConversionFacts,
  shiftPlanningFacts,
  type ContractMonthFacts,
} from '@uurwerk/domain/planning/contractMonthFacts'
import { refusalToPlaceShift } from '@uurwerk/domain/planning/refusalToPlaceShift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { refusalToChangeWorkedShift } from '@uurwerk/domain/planning/worked/refusalToChangeWorkedShift'
import { refusalToEnterWorkedShift } from '@uurwerk/domain/planning/worked/refusalToEnterWorkedShift'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { addDays, dayOfMonth, toDay } from '@uurwerk/domain/time/day'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { monthOf, toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annaAtWork, type AnnaAtWork } from '../../testing/world/annaAtWork.ts'
import { call, refusalIn, refusalOf } from '../../testing/call.ts'
import { givenConfirmed, givenInvoiced, givenProlongedSickLeave } from '../../testing/world/people/leave.ts'
import { sized } from '../../testing/sized.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenShiftType } from '../../testing/world/world.ts'

const app = await startTestApp()
const yearMonth = toYearMonth('2026-11')
const first = toDay('2026-11-01')
const dayAfter = fc.nat(29).map((days) => addDays(first, days))
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, value)

const world = fc.record({
  shifts: fc.array(fc.record({ day: dayAfter, elsewhere: fc.boolean() }), { maxLength: 6 }),
  absences: fc.array(dayAfter, { maxLength: 3 }),
  employmentEnd: perhaps(dayAfter),
  contractEnd: perhaps(dayAfter),
  sick: perhaps(dayAfter),
  state: fc.constantFrom('open', 'open', 'open', 'confirmed', 'invoiced'),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

const wish = fc.record({
  actingAs: fc.constantFrom('employee', 'hr'),
  act: fc.constantFrom('create', 'create', 'edit', 'edit', 'remove', 'convert'),
  elsewhere: fc.boolean(),
  /**
   * The day on which the shift starts, as a number of days after 1 November. The values -1 and 30 are outside November;
   * the shift is then refused.
   */
  from: fc.integer({ min: -1, max: 30 }),
  start: fc.nat(23),
  hours: fc.integer({ min: 1, max: 12 }),
  datedLater: fc.nat(9).map((n) => n === 0),
})
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never
type Contracts = { readonly here: number; readonly elsewhere: number }

test(
  'for random months and random shifts in the table, the browser and the server give the same refusal',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.array(wish, { minLength: 8, maxLength: 16 }), async (given, wishes) => {
        const people = await annaAtWork(app)
        const contracts = await make(people, given)
        for (const wanted of wishes) {
          const contractId = wanted.elsewhere ? contracts.elsewhere : contracts.here
          const shown = await readTable(people, wanted.actingAs, contractId)
          // The screen shows no buttons for a contract that is not active in the month, so the test skips this
          // contract.
          if (shown === null) continue
          const [inBrowser, onServer] = await attempt(people, shown, wanted)
          expect(refusalIn(onServer)).toEqual(inBrowser)
        }
      }),
      { numRuns: sized(6, 50) },
    )
  },
)

async function make({ anna, hr, contractId: here, early }: AnnaAtWork, given: World): Promise<Contracts> {
  const { db } = app
  const personId = anna.id
  const customerId = await givenCustomer(db, { name: 'WZC Zilverhof' })
  const elsewhere = await givenContract(db, { personId, customerId, until: given.contractEnd })
  const types = { here: early, elsewhere: await givenShiftType(db, customerId) }
  for (const shift of given.shifts)
    await refusalOf(anna.call, planShifts, {
      params: { contractId: shift.elsewhere ? elsewhere : here, yearMonth },
      body: {
        startDateOfFirstShift: shift.day,
        startDateOfLastShift: shift.day,
        shiftId: shift.elsewhere ? types.elsewhere : types.here,
      },
    })
  for (const day of given.absences)
    await refusalOf(hr.call, bookAbsenceFor, {
      params: { userId: personId, yearMonth },
      body: { dayOfMonth: dayOfMonth(day), absenceCategory: 'UNPAID_LEAVE', fullDay: true },
    })
  if (given.sick !== null)
    await givenProlongedSickLeave(db, { personId, start: given.sick, end: addDays(given.sick, 4) })
  await db
    .updateTable('people')
    .set({ employment_end_on: given.employmentEnd })
    .where('people.id', '=', personId)
    .execute()
  if (given.state === 'confirmed') await givenConfirmed(db, { contractId: here, month: yearMonth })
  if (given.state === 'invoiced') await givenInvoiced(db, { contractId: here, month: yearMonth })
  return { here, elsewhere }
}

/**
 * The facts for the rules, and the reason why no shift can be changed (null when shifts can be changed). The screen
 * with the table of a contract reads both.
 */
type Shown = { readonly facts: ContractMonthFacts; readonly correct: RefusalOf | null }

async function readTable(
  { anna, hr }: AnnaAtWork,
  actingAs: Wish['actingAs'],
  contractId: number,
): Promise<Shown | null> {
  if (actingAs === 'hr') {
    const { facts, actions } = await call(hr.call, fullTimesheet, { params: { contractId, yearMonth } })
    return { facts, correct: actions.correct }
  }
  const month = await call(anna.call, workedMonth, { params: { yearMonth } })
  const timesheet = month.timesheets.find((each) => each.contractId === contractId)
  const facts = contractMonthFacts(month.facts, contractId)
  return facts && timesheet ? { facts, correct: timesheet.actions.correct } : null
}

const endpoints = {
  employee: {
    create: createWorkedShift,
    edit: editWorkedShift,
    remove: removeWorkedShift,
    convert: convertWorkedShift,
  },
  hr: {
    create: createWorkedShiftFor,
    edit: editWorkedShiftFor,
    remove: removeWorkedShiftFor,
    convert: convertWorkedShiftFor,
  },
} as const

async function attempt({ anna, hr }: AnnaAtWork, { facts, correct }: Shown, wanted: Wish) {
  const { actingAs, act } = wanted
  const caller = actingAs === 'hr' ? hr.call : anna.call
  const { create, edit, remove, convert } = endpoints[actingAs]
  const params = { contractId: facts.contractId, yearMonth }
  const day = addDays(first, wanted.from)
  const start = wanted.start * 60
  const end = minuteOfDay((start + wanted.hours * 60) % 1440)
  const times = shiftTimesOf(day, { start: minuteOfDay(start), end, break: null })
  const labourPeriod = { startDateTimestamp: formatInstant(times.start), endDateTimestamp: formatInstant(times.end) }
  if (act === 'create') {
    const date = wanted.datedLater ? addDays(day, 1) : day
    // As long as the user has not entered all times, the form only checks whether a shift may start on the day.
    const ofDay = date === day && monthOf(day) === yearMonth ? refusalToPlaceShift(facts, [day]) : null
    return [
      ofDay ?? refusalToEnterWorkedShift(shiftPlanningFacts(facts), { date, times }),
      await refusalOf(caller, create, { params, body: { date, labourPeriod, remark: '' } }),
    ] as const
  }
  const ofContract = facts.shifts.filter(
    (each) => each.contractId === facts.contractId && each.day.startsWith(yearMonth),
  )
  const shift = ofContract[wanted.start % Math.max(ofContract.length, 1)]
  if (shift === undefined) return [null, null] as const
  const record = { id: shift.id, day: dayOfMonth(shift.day) }
  if (act === 'remove') return [correct, await refusalOf(caller, remove, { params, body: record })] as const
  if (act === 'convert')
    return [
      refusalToConvertShiftToSickness(shiftConversionFacts(facts, shift)),
      await refusalOf(caller, convert, { params, body: { id: shift.id, dayOfMonth: record.day } }),
    ] as const
  return [
    refusalToChangeWorkedShift(shiftPlanningFacts(facts, shift.id), times),
    await refusalOf(caller, edit, { params, body: { ...record, labourPeriod, remark: '' } }),
  ] as const
}
