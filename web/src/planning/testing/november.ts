import type { Absence, MonthAbsences } from '@uurwerk/contract/absences/absences'
import type { ShiftType } from '@uurwerk/contract/customers/customers'
import type { OwnPlannedShift, PlannedMonth, PlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import type { WorkingTimeWarning } from '@uurwerk/contract/planning/workingTime'
import type { WorkedMonth, WorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { absenceTypeOf } from '@uurwerk/domain/absences/absenceType'
import type { AbsenceMonthFacts } from '@uurwerk/domain/absences/absenceMonthFacts'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import { NO_SECONDS, secondsOfHours } from '@uurwerk/domain/money/seconds'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import type { ContractMonthFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { MonthContract } from '../../contracts/queries.ts'
import { calendarDays, type OwnCalendarDay } from '../calendar/calendarDays.ts'
import { daysElsewhere } from '../changes/daysElsewhere.ts'

/** Test data: in November 2026, Annelies works at campus Lindehof and at 't Zilverhof. Today is Friday 20 November. */
export const november = toYearMonth('2026-11')
export const today = toDay('2026-11-20')
export const on = (dayOfMonth: number): Day => toDay(`2026-11-${`${dayOfMonth}`.padStart(2, '0')}`)

const LINDEHOF = 1
const ZILVERHOF = 2

const shiftType = (id: number, name: string, startTime: string, endTime: string): ShiftType => ({
  id,
  version: 1,
  name,
  color: '#C7E0F4',
  active: true,
  archived: false,
  labourTime: { startTime, endTime },
  breakTime: null,
  qualification: null,
})

export const early = shiftType(11, 'Vroege', '07:00', '15:06')
export const night = shiftType(13, 'Nacht', '20:45', '06:45')

export const lindehof: MonthContract = {
  id: LINDEHOF,
  customerId: 1,
  customerName: 'AZ Klaverveld – campus Lindehof',
  contractPeriod: { startDate: '2025-01-01', endDate: null },
  shiftTypes: [early, night],
}

export const plannedShift = (dayOfMonth: number, fields: Partial<OwnPlannedShift> = {}): OwnPlannedShift => ({
  id: 100 + dayOfMonth,
  version: 1,
  contractId: LINDEHOF,
  shiftId: early.id,
  title: 'Vroege',
  day: on(dayOfMonth),
  start: `${on(dayOfMonth)}T07:00:00+01:00`,
  end: `${on(dayOfMonth)}T15:06:00+01:00`,
  allDay: false,
  color: '#C7E0F4',
  textColor: '#000000',
  adjusted: false,
  actions: { edit: null, move: null, remove: null },
  ...fields,
})

export const absence = (dayOfMonth: number, category: AbsenceCategory, fullDay = true): Absence => ({
  id: 200 + dayOfMonth,
  version: 1,
  date: on(dayOfMonth),
  start: on(dayOfMonth),
  hours: fullDay ? 7.6 : 3.8,
  fullDay,
  title: absenceTypeOf(category, fullDay, null).userReadableFormat,
  color: '#F2A24A',
  textColor: '#000000',
  editedByAdmin: false,
  absenceCategory: category,
  absenceType: absenceTypeOf(category, fullDay, null),
  actions: { remove: null },
})

export const shiftElsewhere = (dayOfMonth: number): WorkedShift => ({
  id: 300 + dayOfMonth,
  version: 1,
  contractId: ZILVERHOF,
  customerName: 'WZC ’t Zilverhof',
  shiftTypeId: 21,
  title: 'Dagdienst',
  name: 'Dagdienst',
  startDate: on(dayOfMonth),
  labourPeriod: {
    startDateTimestamp: `${on(dayOfMonth)}T08:15:00+01:00`,
    endDateTimestamp: `${on(dayOfMonth)}T16:21:00+01:00`,
  },
  labourPeriodStartHours: '08:15',
  labourPeriodEndHours: '16:21',
  breakPeriod: null,
  breakPeriodStartHours: null,
  breakPeriodEndHours: null,
  workedHours: 7.6,
  color: '#F4DCAE',
  textColor: '#000000',
  remark: '',
  callout: null,
  interrupted: false,
  adjusted: false,
  editedByAdmin: false,
  idInDayForCustomer: 0,
})

const hours: PlannedMonth['timeSheetHoursDto'] = {
  worked: 0,
  counted: 0,
  needed: 159.6,
  earned: -159.6,
  workedEnough: false,
  recupPrevious: 22.8,
  recupTaken: 0,
  recupPreviousInDays: 3,
  recupTakenInDays: 0,
  remainingRecupDays: 3,
  halfDayCanBeRecuperated: true,
}

/** The facts of a month as the server sends them. The given shifts are planned in this month. */
export const factsOf = (
  shifts: readonly PlannedShift[],
  elsewhere: readonly WorkedShift[] = [],
  fullAbsenceDays: readonly Day[] = [],
): ContractMonthFacts => ({
  today,
  yearMonth: november,
  contractId: LINDEHOF,
  freeze: null,
  contract: { start: toDay('2025-01-01'), end: null },
  employment: { start: toDay('2025-01-01'), end: null },
  prolongedSickLeaves: [],
  fullAbsenceDays,
  shifts: [
    ...shifts.map(({ id, contractId, start, end }) => ({
      id,
      contractId,
      customerName: lindehof.customerName,
      start,
      end,
    })),
    ...elsewhere.map(({ id, contractId, customerName, labourPeriod }) => ({
      id,
      contractId,
      customerName,
      start: labourPeriod.startDateTimestamp,
      end: labourPeriod.endDateTimestamp,
    })),
  ].map(({ start, end, ...shift }) => ({
    ...shift,
    day: toDay(start.slice(0, 10)),
    claimed: false,
    start: toInstant(Date.parse(start) / 1000),
    end: toInstant(Date.parse(end) / 1000),
  })),
})

export const planned = (
  plannedShiftDtos: OwnPlannedShift[] = [],
  state: Partial<Pick<PlannedMonth, 'locked' | 'completed' | 'invoiced'>> = {},
): PlannedMonth => ({
  plannedShiftDtos,
  occupiedDays: [],
  step: 'open',
  locked: false,
  lockedOn: null,
  lockedByHr: null,
  completed: false,
  invoiced: false,
  previousMonthAvailable: true,
  nextMonthAvailable: true,
  removedRecupHolidays: [],
  undoId: null,
  vacationApprovedByAdmin: true,
  timeSheetHoursDto: hours,
  workingTimeWarnings: [],
  facts: factsOf(plannedShiftDtos),
  actions: { plan: null, copy: null, removeAll: null, lock: null },
  ...state,
})

/**
 * Annelies has 6.5 days of vacation, 1 day of 'Feestdag recup', 2 days of educational leave and 22.8 hours of
 * recuperation left.
 */
export const absenceMonthFacts: AbsenceMonthFacts = {
  actingAs: 'employee',
  kind: 'employee',
  vacationApproved: true,
  sickDaySeconds: secondsOfHours(7.6),
  left: { STATUTORY_VACATION: halfDays(13), RECUPERATION_HOLIDAY: halfDays(2), EDUCATIONAL_LEAVE: halfDays(4) },
  recuperation: { previous: secondsOfHours(22.8), taken: NO_SECONDS, lowest: secondsOfHours(22.8), isCompleted: false },
  halfDayCanBeRecuperated: true,
  employment: { start: toDay('2025-01-01'), end: null },
  contracts: [{ start: toDay('2025-01-01'), end: null, freeze: null }],
  holidays: [on(1), on(11)],
  prolongedSickLeaves: [],
  shiftSeconds: {},
  absences: [],
}

export const absences = (absenceDtos: Absence[] = [], fields: Partial<MonthAbsences> = {}): MonthAbsences => ({
  absenceDtos,
  holidayDtos: [
    { date: '2026-11-01', name: 'Allerheiligen' },
    { date: '2026-11-11', name: 'Wapenstilstand' },
  ],
  prolongedSickLeaveDays: absenceDtos
    .filter(({ absenceCategory }) => absenceCategory === 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE')
    .map(({ date }) => date),
  remainingVacationDays: 6.5,
  remainingRecuperationHolidays: 1,
  remainingEducationalLeaveInDays: 2,
  vacationApprovedByAdmin: true,
  removedRecupHolidays: [],
  timeSheetHoursDto: hours,
  facts: absenceMonthFacts,
  actions: { book: null },
  ...fields,
})

const workedFacts = (elsewhere: readonly WorkedShift[]): WorkedMonth['facts'] => {
  const { contractId, freeze, contract, ...person } = factsOf([], elsewhere)
  return { ...person, contracts: [{ contractId, freeze, contract }] }
}

export const allShifts = (workedShiftDtoList: WorkedShift[] = [], completed = false): WorkedMonth => ({
  facts: workedFacts(workedShiftDtoList),
  _embedded: { workedShiftDtoList },
  timesheets: [
    {
      contractId: LINDEHOF,
      customerName: lindehof.customerName,
      step: completed ? 'completed' : 'open',
      locked: completed,
      completed,
      confirmedForInvoice: false,
      invoiced: false,
      actions: {
        correct: completed ? { code: 'month_frozen' } : null,
        download: completed ? null : { code: 'not_confirmed' },
      },
    },
  ],
  actions: { lock: null, confirm: null },
  step: completed ? 'completed' : 'open',
  locked: completed,
  completed,
  previousMonthAvailable: true,
  nextMonthAvailable: true,
  removedRecupHolidays: [],
  customerQuestions: [],
  undoId: null,
  workingTimeWarnings: [],
})

export const shortRestBefore = (dayOfMonth: number): WorkingTimeWarning => ({
  day: on(dayOfMonth),
  code: 'rest_too_short',
  severity: 'strong',
  message: `Minder dan 11 uur rust tussen ${dayOfMonth - 1}/11 en ${dayOfMonth}/11.`,
})

type DayContent = {
  readonly shifts?: OwnPlannedShift[]
  readonly absences?: Absence[]
  readonly elsewhere?: WorkedShift[]
  readonly warnings?: WorkingTimeWarning[]
  /** The days of a prolonged sickness, weekends included. */
  readonly sickDays?: Day[]
}

export const daysWith = (content: DayContent): OwnCalendarDay[] =>
  calendarDays({
    yearMonth: november,
    today,
    planned: { ...planned(content.shifts), workingTimeWarnings: content.warnings ?? [] },
    absences: absences(content.absences, content.sickDays && { prolongedSickLeaveDays: content.sickDays }),
    elsewhere: daysElsewhere(allShifts(content.elsewhere), LINDEHOF),
  })

export const dayWith = (dayOfMonth: number, content: DayContent): OwnCalendarDay => {
  const day = daysWith(content)[dayOfMonth - 1]
  if (day === undefined) throw new RangeError(`no such day in November: ${dayOfMonth}`)
  return day
}
