import type { Endpoint } from '@uurwerk/contract/endpoint'
import {
  bookAbsence,
  bookAbsenceFor,
  bookAbsences,
  editAbsenceFor,
  monthAbsences,
  removeAbsence,
  removeAbsenceFor,
} from '@uurwerk/contract/absences/absences'
import { addHoliday, holidays, removeHoliday } from '@uurwerk/contract/absences/holidays'
import { beginNewYear } from '@uurwerk/contract/balances/newYear'
import { addPartTimeRecord } from '@uurwerk/contract/people/partTime'
import {
  editPlannedShift,
  planShift,
  planShifts,
  removeAllPlannedShifts,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import { reopenMonth, unlockMonth } from '@uurwerk/contract/timesheets/contractMonths'
import {
  convertWorkedShiftFor,
  createWorkedShiftFor,
  editWorkedShiftFor,
  removeWorkedShiftFor,
} from '@uurwerk/contract/timesheets/fullTimesheet'
import {
  confirmMonth,
  convertWorkedShift,
  createWorkedShift,
  editWorkedShift,
  lockMonth,
  removeWorkedShift,
  workedMonth,
} from '@uurwerk/contract/timesheets/timesheets'
import { absenceCategories } from '@uurwerk/domain/absences/absenceCategory'
import { addDays, dayOfMonth, toDay, type Day } from '@uurwerk/domain/time/day'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import fc from 'fast-check'
import { call, outcomeOf, type Outcome } from '../call.ts'
import type { Caller } from '../startTestApp.ts'

/** A person with two contracts. The random actions of a test change the months of this person. */
export type Played = {
  readonly personId: number
  readonly contractIds: readonly [number, number]
  readonly shiftTypeIds: readonly [readonly number[], readonly number[]]
  readonly herself: Caller
  readonly hr: Caller
}

/**
 * The random actions are in the last quarter of 2026. It has a clock change, one public holiday on a weekend and two
 * public holidays on weekdays.
 */
const FIRST = toDay('2026-10-01')
const DAYS = 92

const acts = [
  'plan',
  'plan range',
  'change type',
  'remove planned',
  'remove all planned',
  'enter',
  'edit',
  'remove worked',
  'convert to sickness',
  'book',
  'book range',
  'remove absence',
  'convert sickness',
  'lock',
  'confirm',
  'reopen',
  'unlock',
  'add holiday',
  'remove holiday',
  'change part time',
  'begin new year',
] as const

export type Act = (typeof acts)[number]

/** The weights of the actions that are chosen more often than the others. The other actions have weight 2. */
const OFTEN: Partial<Record<Act, number>> = {
  plan: 6,
  'plan range': 4,
  book: 14,
  'remove worked': 4,
  edit: 4,
  'convert sickness': 4,
  reopen: 4,
}

/** A random day of the quarter. Public holidays and the days around them are chosen more often. */
const anyDay = fc.oneof(
  fc.nat(DAYS - 1).map((offset) => addDays(FIRST, offset)),
  fc.constantFrom(...['2026-10-24', '2026-10-31', '2026-11-10', '2026-11-11', '2026-12-24', '2026-12-25'].map(toDay)),
)

const actOn = (days: readonly Day[]) =>
  fc.record({
    act: fc.oneof(...acts.map((act) => ({ arbitrary: fc.constant(act), weight: OFTEN[act] ?? 2 }))),
    day: fc.oneof({ arbitrary: fc.constantFrom(...days), weight: 4 }, { arbitrary: anyDay, weight: 1 }),
    length: fc.nat(4),
    contract: fc.constantFrom(0 as const, 1 as const),
    which: fc.nat(2),
    category: fc.oneof(
      fc.constantFrom('VACATION' as const, 'RECUPERATION_HOLIDAY' as const),
      fc.constantFrom(...absenceCategories),
    ),
    fullDay: fc.boolean(),
    byHr: fc.boolean(),
    startHour: fc.constantFrom(6, 13, 20, 22),
    hours: fc.integer({ min: 2, max: 10 }),
    percentage: fc.constantFrom(50, 60, 66.67, 80, 100),
  })

/**
 * A random action of one of two people. Most actions are on the same few days, because faults appear when several
 * actions change one day.
 */
export const officeActs = fc
  .uniqueArray(anyDay, { minLength: 3, maxLength: 5 })
  .chain((days) => fc.array(fc.tuple(fc.boolean(), actOn(days)), { minLength: 20, maxLength: 50, size: 'max' }))

export type OfficeAct = ReturnType<typeof actOn> extends fc.Arbitrary<infer Made> ? Made : never

/** The answer to an action. A test reads only its status and its refusal. */
type Performed = Pick<Outcome<Endpoint>, 'status' | 'refusal'>

export async function perform(played: Played, input: OfficeAct): Promise<Performed> {
  const { personId, contractIds, shiftTypeIds, herself, hr } = played
  const { act, day, length, contract, which, category: absenceCategory, fullDay, byHr, percentage } = input
  const yearMonth = monthOf(day)
  const contractId = contractIds[contract]
  const shiftId = shiftTypeIds[contract][which]!
  const params = { contractId, yearMonth }
  const ofMonth = { params: { yearMonth } }
  switch (act) {
    case 'plan':
      return outcomeOf(herself, planShift, { params, body: { startDate: day, shiftId } })
    case 'plan range': {
      const range = { startDateOfFirstShift: day, startDateOfLastShift: addDays(day, length) }
      return outcomeOf(herself, planShifts, { params, body: { ...range, shiftId } })
    }
    case 'change type': {
      const { date } = await standingShift(played, input)
      return outcomeOf(herself, editPlannedShift, { params, body: { startDate: date, shiftId } })
    }
    case 'remove planned': {
      const { date } = await standingShift(played, input)
      return outcomeOf(herself, removePlannedShift, { params, body: { dayOfMonth: dayOfMonth(date) } })
    }
    case 'remove all planned':
      return outcomeOf(herself, removeAllPlannedShifts, { params })
    case 'enter':
    case 'edit':
    case 'remove worked':
    case 'convert to sickness':
      return changeTable(played, input, act)
    case 'book': {
      const body = { dayOfMonth: dayOfMonth(day), absenceCategory, fullDay }
      return byHr
        ? outcomeOf(hr, bookAbsenceFor, { params: { userId: personId, yearMonth }, body })
        : outcomeOf(herself, bookAbsence, { ...ofMonth, body })
    }
    case 'book range': {
      const range = { startDateOfFirstAbsence: day, startDateOfLastAbsence: addDays(day, length) }
      return outcomeOf(herself, bookAbsences, { ...ofMonth, body: { ...range, absenceCategory, fullDay } })
    }
    case 'remove absence':
      return takeAbsenceAway(played, input)
    case 'convert sickness':
      return convertSickness(played, input)
    case 'lock':
      return outcomeOf(herself, lockMonth, ofMonth)
    case 'confirm':
      return outcomeOf(herself, confirmMonth, { params: { contractId }, body: { yearMonth, all: which > 0 } })
    case 'reopen':
      return outcomeOf(hr, reopenMonth, { params, body: { reason: 'vergissing' } })
    case 'unlock':
      return outcomeOf(hr, unlockMonth, { params })
    case 'add holiday':
      return outcomeOf(hr, addHoliday, { body: { date: day, name: 'Dag van het huis' } })
    case 'remove holiday':
      return takeHolidayAway(played, input)
    case 'change part time': {
      const body = { percentage, startDate: day, endDate: byHr ? addDays(day, 7 + length) : null }
      return outcomeOf(hr, addPartTimeRecord, { params: { id: personId }, body })
    }
    case 'begin new year': {
      const transfers = fullDay ? [{ userId: personId, days: which / 2 }] : []
      return outcomeOf(hr, beginNewYear, { params: { year: 2027 }, body: { userIds: [personId], transfers } })
    }
  }
}

type TableAct = 'enter' | 'edit' | 'remove worked' | 'convert to sickness'

/** Changes a shift in the table of worked shifts, as the person or as HR. */
async function changeTable(played: Played, input: OfficeAct, act: TableAct): Promise<Performed> {
  const { herself, hr, contractIds } = played
  const params = { contractId: contractIds[input.contract], yearMonth: monthOf(input.day) }
  if (act === 'enter') {
    const body = { date: input.day, ...timesOf(input) }
    return input.byHr
      ? outcomeOf(hr, createWorkedShiftFor, { params, body })
      : outcomeOf(herself, createWorkedShift, { params, body })
  }
  const { date, idInDay } = await standingShift(played, input)
  const place = { day: dayOfMonth(date), idInDay }
  if (act === 'edit') {
    const body = { ...place, ...timesOf({ ...input, day: date }) }
    return input.byHr
      ? outcomeOf(hr, editWorkedShiftFor, { params, body })
      : outcomeOf(herself, editWorkedShift, { params, body })
  }
  if (act === 'remove worked')
    return input.byHr
      ? outcomeOf(hr, removeWorkedShiftFor, { params, body: place })
      : outcomeOf(herself, removeWorkedShift, { params, body: place })
  const body = { dayOfMonth: dayOfMonth(date), idInDay }
  return input.byHr
    ? outcomeOf(hr, convertWorkedShiftFor, { params, body })
    : outcomeOf(herself, convertWorkedShift, { params, body })
}

/**
 * The shift on the given day. A random day seldom has a shift; the function then returns another shift of the month.
 */
async function standingShift({ herself, contractIds }: Played, { contract, day, which }: OfficeAct) {
  const { _embedded } = await call(herself, workedMonth, { params: { yearMonth: monthOf(day) } })
  const shifts = _embedded.workedShiftDtoList.filter(({ contractId }) => contractId === contractIds[contract])
  const shift = shifts.find(({ startDate }) => startDate === day) ?? shifts[(which * 3) % Math.max(shifts.length, 1)]
  return { date: toDay(shift?.startDate ?? day), idInDay: shift?.idInDayForCustomer ?? 0 }
}

const absencesOf = async ({ herself }: Played, yearMonth: YearMonth) =>
  (await call(herself, monthAbsences, { params: { yearMonth } })).absenceDtos

async function takeAbsenceAway(played: Played, { day, which, byHr }: OfficeAct): Promise<Performed> {
  const yearMonth = monthOf(day)
  const absences = await absencesOf(played, yearMonth)
  const absence = absences[which % Math.max(absences.length, 1)]
  const body = {
    dayOfMonth: dayOfMonth(toDay(absence?.date ?? day)),
    absenceCategory: absenceCategories.find((category) => category === absence?.absenceCategory) ?? 'VACATION',
    fullDay: absence?.fullDay ?? true,
  }
  return byHr
    ? outcomeOf(played.hr, removeAbsenceFor, { params: { userId: played.personId, yearMonth }, body })
    : outcomeOf(played.herself, removeAbsence, { params: { yearMonth }, body })
}

/** Converts a sickness with a certificate to one without, or the reverse. */
async function convertSickness(played: Played, { day, fullDay }: OfficeAct): Promise<Performed> {
  const yearMonth = monthOf(day)
  const sick = (await absencesOf(played, yearMonth)).find((absence) => absence.absenceCategory.startsWith('SICK'))
  const absenceCategory = sick?.absenceCategory === 'SICK_LEAVE' ? 'SICK_LEAVE_NO_CERTIFICATE' : 'SICK_LEAVE'
  return outcomeOf(played.hr, editAbsenceFor, {
    params: { userId: played.personId, yearMonth },
    body: { id: sick?.id ?? 999_999, absenceCategory, fullDay },
  })
}

async function takeHolidayAway({ hr }: Played, { which }: OfficeAct): Promise<Performed> {
  const { _embedded } = await call(hr, holidays, { params: { year: 2026 } })
  const own = _embedded.holidayDtoList.filter(({ legal }) => !legal)
  const day = toDay(own[which % Math.max(own.length, 1)]?.date ?? '2026-10-05')
  return outcomeOf(hr, removeHoliday, { params: { day } })
}

/**
 * Locks and confirms all contracts of a month, at the end of that month. A contract that is already locked or confirmed
 * is skipped.
 */
export async function closeMonth({ herself, contractIds }: Played, yearMonth: YearMonth): Promise<void> {
  await outcomeOf(herself, lockMonth, { params: { yearMonth } })
  await outcomeOf(herself, confirmMonth, { params: { contractId: contractIds[0] }, body: { yearMonth, all: true } })
}

function timesOf({ day, startHour, hours, which }: OfficeAct) {
  const at = (hour: number) => `${addDays(day, Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}:00:00`
  const breakPeriod = {
    startDateTimestamp: at(startHour + 1),
    endDateTimestamp: at(startHour + 1).replace(':00:00', ':30:00'),
  }
  return {
    labourPeriod: { startDateTimestamp: at(startHour), endDateTimestamp: at(startHour + hours) },
    breakPeriod: which === 0 ? null : breakPeriod,
  }
}
