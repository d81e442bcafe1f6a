import {
  bookAbsence,
  bookAbsenceFor,
  bookAbsences,
  bookSpecificAbsenceFor,
  monthAbsences,
  personMonthAbsences,
  removeAbsence,
  removeAbsenceFor,
  type MonthAbsences,
} from '@uurwerk/contract/absences/absences'
import { planShifts } from '@uurwerk/contract/planning/plannedMonth'
import { absenceCategories, employeeCategories, type AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { absenceFactsOn, type AbsenceMonthFacts } from '@uurwerk/domain/absences/absenceMonthFacts'
import { bookableDays } from '@uurwerk/domain/absences/booking/bookableDays'
import { categoryOfCounter } from '@uurwerk/domain/absences/counters/countersFor'
import { refusalsToBookAbsence } from '@uurwerk/domain/absences/booking/refusalToBookAbsence'
import { refusalToBookEachDay } from '@uurwerk/domain/absences/booking/refusalToBookEachDay'
import { counterTypes } from '@uurwerk/domain/balances/counterType'
import { addDays, dayOfMonth, toDay, type Day } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleStoredMonths } from '../balances/months/settleStoredMonths.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { annaAtWork, type AnnaAtWork } from '../testing/world/annaAtWork.ts'
import { call, refusalIn, refusalOf } from '../testing/call.ts'
import {
  givenConfirmed,
  givenCounter,
  givenInvoiced,
  givenProlongedSickLeave,
  givenVacationApproved,
} from '../testing/world/people/leave.ts'
import { sized } from '../testing/sized.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer } from '../testing/world/world.ts'

const app = await startTestApp()
const yearMonth = toYearMonth('2026-11')
const first = toDay('2026-11-01')
const dayAfter = fc.nat(29).map((days) => addDays(first, days))
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, value)

/** The records that a random person already has in a month, before the test books an absence. */
const world = fc.record({
  kind: fc.constantFrom('employee', 'employee', 'employee', 'employee', 'employee', 'independent'),
  approved: fc.boolean(),
  halfVacationNeedsRecuperation: fc.boolean(),
  granted: fc.array(fc.record({ type: fc.constantFrom(...counterTypes), halfDays: fc.integer({ min: 1, max: 6 }) }), {
    maxLength: 4,
  }),
  // The needed hours of a confirmed month lower the recuperation, so only a person with a large opening balance has
  // many hours left.
  openingHours: fc.oneof(fc.nat(30), fc.integer({ min: 140, max: 200 })),
  recuperationInDecember: fc.boolean(),
  employmentEnd: perhaps(dayAfter),
  sick: perhaps(dayAfter),
  shifts: fc.array(dayAfter, { maxLength: 4 }),
  absences: fc.array(fc.record({ day: dayAfter, fullDay: fc.boolean() }), { maxLength: 4 }),
  months: fc.array(
    fc.record({
      until: perhaps(dayAfter),
      state: fc.constantFrom('open', 'open', 'open', 'open', 'confirmed', 'invoiced'),
    }),
    { minLength: 1, maxLength: 2 },
  ),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

const wish = fc.record({
  actingAs: fc.constantFrom('employee', 'hr'),
  act: fc.constantFrom('book', 'book', 'book', 'remove'),
  from: dayAfter,
  days: fc.integer({ min: 1, max: 4 }),
  category: fc.constantFrom(...employeeCategories, ...employeeCategories, ...absenceCategories),
  counter: perhaps(fc.constantFrom(...counterTypes)),
  fullDay: fc.boolean(),
})
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never

test(
  'for random months and random bookings of absences, the browser and the server give the same refusal',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(world, fc.array(wish, { minLength: 6, maxLength: 14 }), async (given, wishes) => {
        const people = await annaAtWork(app)
        await make(people, given)
        for (const wanted of wishes) {
          const month = await monthFor(people, wanted.actingAs)
          const [inBrowser, onServer] =
            wanted.act === 'book' ? await book(people, month.facts, wanted) : await remove(people, month, wanted)
          expect(refusalIn(onServer)).toEqual(inBrowser)
          if (wanted.act === 'book' && month.actions.book !== null) expect(onServer).not.toBeNull()
        }
      }),
      { numRuns: sized(10, 50) },
    )
  },
)

test('HR can book recuperation on three days of a confirmed month, because these days count as worked', async () => {
  const people = await annaAtWork(app)
  const [given] = fc.sample(world, { numRuns: 1, seed: 1 })
  await make(people, {
    ...given!,
    kind: 'employee',
    openingHours: 160,
    recuperationInDecember: false,
    employmentEnd: null,
    sick: null,
    shifts: [],
    absences: [],
    months: [{ until: null, state: 'confirmed' }],
  })
  const { facts } = await monthFor(people, 'hr')
  const wanted = { actingAs: 'hr', act: 'book', from: first, category: 'RECUPERATION', counter: null } as const
  const days = ['2026-11-02', '2026-11-03', '2026-11-04'].map(toDay)
  expect(await bookForAnna(people, facts, { ...wanted, fullDay: true, days })).toEqual([null, null])
})

async function make(people: AnnaAtWork, given: World): Promise<void> {
  const { anna, hr, early } = people
  const { db } = app
  const personId = anna.id
  await db
    .updateTable('company_settings')
    .set({ half_vacation_needs_recuperation: given.halfVacationNeedsRecuperation })
    .execute()
  await db
    .updateTable('people')
    .set({ kind: given.kind, recup_opening_seconds: given.openingHours * 3600 })
    .where('people.id', '=', personId)
    .execute()
  if (given.approved) await givenVacationApproved(db, personId)
  for (const { type, halfDays } of given.granted) await givenCounter(db, { personId, type, days: halfDays / 2 })
  for (const day of given.shifts)
    await refusalOf(anna.call, planShifts, {
      params: { contractId: people.contractId, yearMonth },
      body: { startDateOfFirstShift: day, startDateOfLastShift: day, shiftId: early },
    })
  const bookFor = (
    body: { dayOfMonth: number; absenceCategory: AbsenceCategory; fullDay: boolean },
    month = yearMonth,
  ) => refusalOf(hr.call, bookAbsenceFor, { params: { userId: personId, yearMonth: month }, body })
  for (const { day, fullDay } of given.absences)
    await bookFor({ dayOfMonth: dayOfMonth(day), absenceCategory: 'SICK_LEAVE', fullDay })
  if (given.recuperationInDecember)
    await bookFor({ dayOfMonth: 2, absenceCategory: 'RECUPERATION', fullDay: true }, toYearMonth('2026-12'))
  if (given.sick !== null)
    await givenProlongedSickLeave(db, { personId, start: given.sick, end: addDays(given.sick, 5) })
  await db
    .updateTable('people')
    .set({ employment_end_on: given.employmentEnd })
    .where('people.id', '=', personId)
    .execute()
  for (const [place, { until, state }] of given.months.entries()) {
    const customerId = await givenCustomer(db)
    const contractId = place === 0 ? people.contractId : await givenContract(db, { personId, customerId, until })
    if (state === 'confirmed') await givenConfirmed(db, { contractId, month: yearMonth })
    if (state === 'invoiced') await givenInvoiced(db, { contractId, month: yearMonth })
  }
  // A month of which all contracts are confirmed has a stored balance.
  await inTransaction(db, (tx) => settleStoredMonths(tx, { personId, from: yearMonth, now: toInstant(0) }))
}

const monthFor = ({ anna, hr }: AnnaAtWork, actingAs: Wish['actingAs']) =>
  actingAs === 'employee'
    ? call(anna.call, monthAbsences, { params: { yearMonth } })
    : call(hr.call, personMonthAbsences, { params: { userId: anna.id, yearMonth } })

async function book(people: AnnaAtWork, facts: AbsenceMonthFacts, wanted: Wish) {
  const { anna } = people
  const { fullDay, from } = wanted
  const range = { first: from, last: lastOf(wanted) }
  const isRange = range.first !== range.last
  const days = isRange ? bookableDays(range, new Set(facts.holidays)) : [from]
  if (wanted.actingAs === 'hr') return bookForAnna(people, facts, { ...wanted, days: days.length > 0 ? days : [from] })
  const absence = { absenceCategory: wanted.category, fullDay }
  const params = { yearMonth }
  const leave = { category: wanted.category, fullDay, counter: null }
  return [
    refusalsToBookAbsence(absenceFactsOn(facts, days), leave)[0] ?? null,
    isRange
      ? await refusalOf(anna.call, bookAbsences, {
          params,
          body: { startDateOfFirstAbsence: range.first, startDateOfLastAbsence: range.last, ...absence },
        })
      : await refusalOf(anna.call, bookAbsence, { params, body: { dayOfMonth: dayOfMonth(from), ...absence } }),
  ] as const
}

/** HR books each day with a request of its own, until the server refuses a day. */
async function bookForAnna(
  { anna, hr }: AnnaAtWork,
  facts: AbsenceMonthFacts,
  wanted: Omit<Wish, 'days'> & { readonly days: readonly Day[] },
) {
  const { days, fullDay, counter, category } = wanted
  const params = { userId: anna.id, yearMonth }
  const place = (day: Day) => {
    const length = { dayOfMonth: dayOfMonth(day), fullDay }
    return counter === null
      ? refusalOf(hr.call, bookAbsenceFor, { params, body: { ...length, absenceCategory: category } })
      : refusalOf(hr.call, bookSpecificAbsenceFor, { params, body: { ...length, vacationCategory: counter } })
  }
  let onServer: Awaited<ReturnType<typeof place>> = null
  for (const day of days) onServer ??= await place(day)
  return [refusalToBookEachDay(facts, days, wishOfHr(wanted)), onServer] as const
}

const wishOfHr = ({ category, counter, fullDay }: Pick<Wish, 'category' | 'counter' | 'fullDay'>) => ({
  category: counter === null ? category : categoryOfCounter(counter),
  counter,
  fullDay,
})

function lastOf({ from, days }: Wish): Day {
  const last = addDays(from, days - 1)
  return last > '2026-11-30' ? toDay('2026-11-30') : last
}

async function remove({ anna, hr }: AnnaAtWork, { absenceDtos }: MonthAbsences, { actingAs, from }: Wish) {
  const absence = absenceDtos[dayOfMonth(from) % Math.max(absenceDtos.length, 1)]
  if (absence === undefined) return [null, null] as const
  const { id, version, date, absenceCategory, fullDay, actions } = absence
  // The database has no record for each day of a prolonged sickness, so the request contains no id for such a day.
  const record = id === 0 ? {} : { id, version }
  const body = { ...record, dayOfMonth: dayOfMonth(date), absenceCategory, fullDay }
  return [
    actions.remove,
    actingAs === 'employee'
      ? await refusalOf(anna.call, removeAbsence, { params: { yearMonth }, body })
      : await refusalOf(hr.call, removeAbsenceFor, { params: { userId: anna.id, yearMonth }, body }),
  ] as const
}
