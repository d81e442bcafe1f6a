import { z } from 'zod'
import { absenceCategories } from '@uurwerk/domain/absences/absenceCategory'
import type { AbsenceMonthFacts as Facts } from '@uurwerk/domain/absences/absenceMonthFacts'
import { counterTypes } from '@uurwerk/domain/balances/counterType'
import { endpoint } from '../endpoint.ts'
import {
  answeredDay,
  answeredHalfDays,
  answeredPeriod,
  answeredSeconds,
  choice,
  day,
  dayOfMonth,
  flag,
  id,
  version,
} from '../fields.ts'
import { actions, list, resource, Warning } from '../hal.ts'
import { TimeSheetHours } from '../balances/balances.ts'

export const StoredAbsence = z.object({
  id: z.number(),
  version: z.number(),
  date: answeredDay,
  start: z.string(),
  hours: z.number(),
  fullDay: z.boolean(),
  title: z.string(),
  color: z.string(),
  textColor: z.string(),
  editedByAdmin: z.boolean(),
  absenceCategory: z.enum(absenceCategories),
  absenceType: z.object({
    absenceCategory: z.string(),
    fullDay: z.boolean(),
    vacationCategory: z.string().nullable(),
    userReadableFormat: z.string(),
  }),
})
export type StoredAbsence = z.output<typeof StoredAbsence>

const Absence = StoredAbsence.extend({ actions: actions('remove') })
export type Absence = z.output<typeof Absence>

export const Holiday = z.object({ date: z.string(), name: z.string() })

const CounterTypeWithSickness = z.enum([...counterTypes, 'SICK_LEAVE_NO_CERTIFICATE'])

/**
 * The facts that the rules on absences need. The server made these values, so the schema does not check them further.
 */
const AbsenceMonthFacts = z.object({
  actingAs: z.enum(['employee', 'hr']),
  kind: z.enum(['employee', 'independent']),
  vacationApproved: z.boolean(),
  sickDaySeconds: answeredSeconds,
  left: z.partialRecord(CounterTypeWithSickness, answeredHalfDays),
  recuperation: z.object({
    previous: answeredSeconds,
    taken: answeredSeconds,
    lowest: answeredSeconds,
    isCompleted: z.boolean(),
  }),
  halfDayCanBeRecuperated: z.boolean(),
  employment: answeredPeriod,
  contracts: z
    .array(answeredPeriod.extend({ freeze: z.enum(['month_frozen', 'month_invoiced']).nullable() }))
    .readonly(),
  holidays: z.array(answeredDay).readonly(),
  prolongedSickLeaves: z.array(answeredPeriod).readonly(),
  shiftSeconds: z.record(z.string(), answeredSeconds),
  absences: z
    .array(
      z.object({
        id: z.number(),
        day: answeredDay,
        category: z.enum(absenceCategories),
        fullDay: z.boolean(),
        seconds: answeredSeconds,
        editedByAdmin: z.boolean(),
        uses: z.array(z.object({ counter: CounterTypeWithSickness, amount: answeredHalfDays })).readonly(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<Facts>

export const MonthAbsences = resource({
  absenceDtos: z.array(Absence),
  holidayDtos: z.array(Holiday),
  /**
   * All days of the month in a prolonged sickness, weekends included. `absenceDtos` contains only the weekdays of a
   * prolonged sickness.
   */
  prolongedSickLeaveDays: z.array(z.string()),
  remainingVacationDays: z.number(),
  remainingRecuperationHolidays: z.number(),
  remainingEducationalLeaveInDays: z.number(),
  vacationApprovedByAdmin: z.boolean(),
  removedRecupHolidays: z.array(z.string()),
  timeSheetHoursDto: TimeSheetHours,
  /** The facts that decide which absences the caller may book or remove in the month. */
  facts: AbsenceMonthFacts,
  /** `book` is null, which means allowed, when at least one day of the month can get an absence. */
  actions: actions('book'),
  ...Warning,
})
export type MonthAbsences = z.output<typeof MonthAbsences>

const AbsenceCategory = choice('type', absenceCategories)

const AbsenceDay = z.object({
  dayOfMonth: dayOfMonth('datum'),
  absenceCategory: AbsenceCategory,
  fullDay: flag('duur'),
})

/** The id of the absence to remove. Without an id, the call removes the absence with the given day, kind and length. */
const AbsenceOfDay = AbsenceDay.extend({ id: id('afwezigheid').optional(), version })

const AbsenceRange = z.object({
  startDateOfFirstAbsence: day('begindatum'),
  startDateOfLastAbsence: day('einddatum'),
  absenceCategory: AbsenceCategory,
  fullDay: flag('duur'),
})

const bookingProblems = [
  'month_frozen',
  'month_invoiced',
  'day_outside_month',
  'not_in_employment',
  'no_absence_on_free_day',
  'day_full',
  'shift_on_day',
  'on_prolonged_sick_leave',
  'category_not_allowed',
  'independent_has_no_balances',
  'only_full_day',
  'no_bookable_day',
  'absence_not_removable',
  'vacation_not_approved',
  'half_day_needs_recuperation',
  'balance_too_low',
  'recuperation_too_low',
] as const

const removalProblems = [
  'month_frozen',
  'month_invoiced',
  'day_outside_month',
  'absence_missing',
  'absence_not_removable',
  'day_of_prolonged_sickness',
  'stale',
] as const

export const monthAbsences = endpoint.get('/timesheet/{yearMonth}/absences', {
  access: 'user',
  shows: ['absences', 'shifts', 'months', 'counters', 'holidays', 'people', 'contracts'],
  summary: 'Eigen afwezigheden, feestdagen en saldi van een maand',
  response: MonthAbsences,
})

export const bookAbsence = endpoint.put('/timesheet/{yearMonth}/planned/addabsence', {
  access: 'user',
  changes: ['absences'],
  answers: monthAbsences,
  summary: 'Een afwezigheid boeken',
  body: AbsenceDay,
  problems: bookingProblems,
})

export const bookAbsences = endpoint.put('/timesheet/{yearMonth}/planned/addabsences', {
  access: 'user',
  changes: ['absences'],
  answers: monthAbsences,
  summary: 'Een reeks afwezigheden boeken, alle of geen',
  body: AbsenceRange,
  problems: [...bookingProblems, 'no_day_chosen'],
})

export const removeAbsence = endpoint.put('/timesheet/{yearMonth}/planned/removeabsence', {
  access: 'user',
  changes: ['absences'],
  answers: monthAbsences,
  summary: 'Een afwezigheid verwijderen',
  body: AbsenceOfDay,
  problems: removalProblems,
})

export const personMonthAbsences = endpoint.get('/administration/timesheet/{yearMonth}/absences/{userId}', {
  access: 'admin',
  shows: ['absences', 'shifts', 'months', 'counters', 'holidays', 'people', 'contracts'],
  summary: 'Afwezigheden van een persoon',
  response: MonthAbsences,
})

export const lockedPersonMonthAbsences = endpoint.get(
  '/administration/timesheet/{yearMonth}/absences/locked/{userId}',
  {
    access: 'admin',
    shows: ['months'],
    summary: 'Afwezigheden zoals ze bij het vastzetten waren',
    response: MonthAbsences,
  },
)

export const bookAbsenceFor = endpoint.put('/administration/timesheet/{userId}/{yearMonth}/planned/addabsence', {
  access: 'admin',
  changes: ['absences'],
  answers: personMonthAbsences,
  summary: 'Een afwezigheid boeken voor een persoon',
  body: AbsenceDay,
  problems: bookingProblems,
})

export const bookSpecificAbsenceFor = endpoint.put(
  '/administration/timesheet/{userId}/{yearMonth}/planned/addSpecificAbsence',
  {
    access: 'admin',
    changes: ['absences'],
    answers: personMonthAbsences,
    summary: 'Een afwezigheid boeken op een genoemde teller',
    body: z.object({
      dayOfMonth: dayOfMonth('datum'),
      vacationCategory: choice('teller', counterTypes),
      fullDay: flag('duur'),
    }),
    problems: bookingProblems,
  },
)

export const editAbsenceFor = endpoint.put('/administration/timesheet/{userId}/{yearMonth}/planned/updateabsence', {
  access: 'admin',
  changes: ['absences'],
  answers: personMonthAbsences,
  summary: 'Een afwezigheid van een persoon aanpassen; ziekte wisselt zo tussen met en zonder attest',
  body: z.object({
    id: id('afwezigheid'),
    absenceCategory: AbsenceCategory,
    fullDay: flag('duur'),
    editedByAdmin: z.boolean().optional(),
    version,
  }),
  problems: [...bookingProblems, 'absence_missing', 'stale'],
})

export const removeAbsenceFor = endpoint.put('/administration/timesheet/{userId}/{yearMonth}/planned/removeabsence', {
  access: 'admin',
  changes: ['absences'],
  answers: personMonthAbsences,
  summary: 'Een afwezigheid van een persoon verwijderen',
  body: AbsenceOfDay,
  problems: removalProblems,
})

export const monthAbsenceRows = endpoint.get('/administration/timesheet/{yearMonth}/absences', {
  access: 'admin',
  shows: ['absences', 'people'],
  summary: 'Alle afwezigheden van een maand',
  response: list(
    'absenceRowDtoList',
    z.object({
      dayInMonth: z.number(),
      userId: z.number(),
      firstName: z.string(),
      lastName: z.string(),
      absenceType: z.string(),
      absenceUserReadableFormat: z.string(),
      editedByAdmin: z.boolean(),
    }),
  ),
})
