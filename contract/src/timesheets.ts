import { z } from 'zod'
import { Absence, Holiday } from './absences.ts'
import { TimeSheetHours } from './balances.ts'
import { endpoint } from './endpoint.ts'
import {
  choice,
  day,
  dayOfMonth,
  flag,
  id,
  optionalText,
  text,
  timestamp,
  together,
  version,
  whole,
  yearMonth,
} from './fields.ts'
import { list, resource, Warning } from './hal.ts'
import { messages } from './messages.ts'

const Period = z.object({ startDateTimestamp: z.string(), endDateTimestamp: z.string() })

export const WorkedShift = z.object({
  id: z.number(),
  version: z.number(),
  contractId: z.number(),
  customerName: z.string(),
  shiftTypeId: z.number().nullable(),
  title: z.string(),
  name: z.string(),
  startDate: z.string(),
  labourPeriod: Period,
  labourPeriodStartHours: z.string(),
  labourPeriodEndHours: z.string(),
  breakPeriod: Period.nullable(),
  breakPeriodStartHours: z.string().nullable(),
  breakPeriodEndHours: z.string().nullable(),
  workedHours: z.number(),
  color: z.string(),
  textColor: z.string(),
  remark: z.string(),
  callout: z.enum(['CALL_OUT_24', 'CALL_OUT_48']).nullable(),
  interrupted: z.boolean(),
  adjusted: z.boolean(),
  editedByAdmin: z.boolean(),
  idInDayForCustomer: z.number(),
})
export type WorkedShift = z.output<typeof WorkedShift>

export const TimesheetState = z.object({
  contractId: z.number(),
  customerName: z.string(),
  locked: z.boolean(),
  completed: z.boolean(),
  confirmedForInvoice: z.boolean(),
  invoiced: z.boolean(),
})
export type TimesheetState = z.output<typeof TimesheetState>

export const WorkedMonth = list('workedShiftDtoList', WorkedShift, {
  timesheets: z.array(TimesheetState),
  /** Whether all of them are. */
  locked: z.boolean(),
  completed: z.boolean(),
  previousMonthAvailable: z.boolean(),
  nextMonthAvailable: z.boolean(),
  removedRecupHolidays: z.array(z.string()),
  ...Warning,
})
export type WorkedMonth = z.output<typeof WorkedMonth>

/** Both ends are asked for together, so that one empty field does not hide what is wrong with the other. */
const labourPeriod = together(
  z.object({ startDateTimestamp: timestamp('start'), endDateTimestamp: timestamp('einde') }),
)

const timestampOrNone = (field: string) =>
  z.preprocess((value) => (value === undefined || value === '' ? null : value), timestamp(field).nullable())

/** Both ends or neither; two empty ones are no break. */
const breakPeriod = z
  .object({ startDateTimestamp: timestampOrNone('begin pauze'), endDateTimestamp: timestampOrNone('einde pauze') })
  .transform(({ startDateTimestamp, endDateTimestamp }, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message })
      return z.NEVER
    }
    if (startDateTimestamp === null && endDateTimestamp === null) return null
    if (startDateTimestamp === null)
      return refuse('startDateTimestamp', messages.bothRequired('einde pauze', 'begin pauze'))
    if (endDateTimestamp === null)
      return refuse('endDateTimestamp', messages.bothRequired('begin pauze', 'einde pauze'))
    return { startDateTimestamp, endDateTimestamp }
  })

const shiftFields = {
  remark: optionalText('opmerking', 44),
  callout: choice('oproep', ['CALL_OUT_24', 'CALL_OUT_48']).nullish(),
  labourPeriod,
  breakPeriod: breakPeriod.nullish(),
  interrupted: flag('onderbroken').optional(),
  shiftTypeId: id('shift type').nullish(),
}

export const NewWorkedShift = z.object({ date: day('datum'), ...shiftFields })
export type NewWorkedShift = z.output<typeof NewWorkedShift>
export const WorkedShiftEdit = z.object({
  day: dayOfMonth('datum'),
  idInDay: whole('volgnummer', 0, 99).optional(),
  id: id('record').optional(),
  version,
  ...shiftFields,
})
export type WorkedShiftEdit = z.output<typeof WorkedShiftEdit>
const ShiftOfDay = z.object({
  day: dayOfMonth('datum'),
  idInDay: whole('volgnummer', 0, 99).optional(),
  id: id('record').optional(),
  version,
})
export const ShiftToConvert = z.object({
  dayOfMonth: dayOfMonth('datum'),
  idInDay: whole('volgnummer', 0, 99).optional(),
  id: id('record').optional(),
  version,
})
export type ShiftToConvert = z.output<typeof ShiftToConvert>

const shiftProblems = [
  'month_frozen',
  'month_invoiced',
  'time_does_not_exist',
  'shift_outside_month',
  'shift_outside_contract',
  'shift_outside_employment',
  'shift_too_far_ahead',
  'on_prolonged_sick_leave',
  'absence_on_shift_day',
  'shifts_overlap',
  'shift_type_inactive',
  'shift_type_of_other_customer',
  'shift_starts_on_another_day',
  'shift_end_equals_start',
  'shift_end_before_start',
  'shift_longer_than_a_day',
  'break_outside_shift',
  'break_not_shorter_than_shift',
  'break_end_equals_start',
] as const
const findProblems = ['no_shift_on_day', 'day_outside_month', 'stale'] as const

export const workedMonth = endpoint({
  method: 'GET',
  path: '/timesheet/{yearMonth}/worked',
  access: 'user',
  summary: 'Eigen gewerkte shiften van een maand, over alle contracten',
  response: WorkedMonth,
})

export const createWorkedShift = endpoint({
  method: 'PUT',
  path: '/timesheet/{contractId}/{yearMonth}/worked/createshift',
  access: 'user',
  summary: 'Een gewerkte shift toevoegen',
  body: NewWorkedShift,
  response: WorkedMonth,
  problems: shiftProblems,
})

export const editWorkedShift = endpoint({
  method: 'PUT',
  path: '/timesheet/{contractId}/{yearMonth}/worked/updateshift',
  access: 'user',
  summary: 'Een gewerkte shift aanpassen',
  body: WorkedShiftEdit,
  response: WorkedMonth,
  problems: [...shiftProblems, ...findProblems],
})

export const removeWorkedShift = endpoint({
  method: 'PUT',
  path: '/timesheet/{contractId}/{yearMonth}/worked/removeshift',
  access: 'user',
  summary: 'Een gewerkte shift verwijderen',
  body: ShiftOfDay,
  response: WorkedMonth,
  problems: ['month_frozen', 'month_invoiced', ...findProblems],
})

export const convertWorkedShift = endpoint({
  method: 'PUT',
  path: '/timesheet/{contractId}/{yearMonth}/worked/turnintoabsence',
  access: 'user',
  summary: 'Een gewerkte shift naar ziekte omzetten',
  body: ShiftToConvert,
  response: WorkedMonth,
  problems: ['month_frozen', 'month_invoiced', 'other_shift_on_day', ...findProblems],
})

export const MonthTimesheets = resource({ yearMonth: z.string(), timesheets: z.array(TimesheetState), ...Warning })
export type MonthTimesheets = z.output<typeof MonthTimesheets>

export const lockMonth = endpoint({
  method: 'PUT',
  path: '/timesheet/{yearMonth}/lock',
  access: 'user',
  summary: 'Planning vastzetten, voor al je contracten van de maand',
  response: MonthTimesheets,
  problems: ['already_locked', 'no_contract_in_month'],
})

export const confirmMonth = endpoint({
  method: 'PUT',
  path: '/timesheet/{contractId}/worked/complete',
  access: 'user',
  summary: 'Timesheet bevestigen',
  body: z.object({ yearMonth: yearMonth('maand'), all: flag('alle').default(false) }),
  response: MonthTimesheets,
  problems: ['no_contract_in_month', 'not_locked', 'already_confirmed', 'month_not_begun', 'not_all_confirmable'],
})

export const downloadTimesheet = endpoint({
  method: 'GET',
  path: '/timesheet/{id}/{yearMonth}/download',
  access: 'user',
  summary: 'De bevestigde timesheet als PDF',
  response: { download: 'application/pdf' },
  problems: ['not_confirmed'],
})

export const downloadTimesheetFor = endpoint({
  method: 'GET',
  path: '/administration/timesheet/{contractId}/{yearMonth}/download',
  access: 'admin',
  summary: 'De timesheet van een contract als PDF',
  response: { download: 'application/pdf' },
})

const FreeCost = z.object({
  id: z.number(),
  description: z.string(),
  amount: z.number(),
  units: z.string(),
  cost: z.number(),
  total: z.number(),
  accountingCost: z.object({ id: z.number(), name: z.string(), billingCode: z.string() }),
})

/** Who confirmed when, and the shifts as they were then. */
const Confirmation = z.object({
  confirmedAt: z.string(),
  confirmedBy: z.string().nullable(),
  /** Why HR confirmed for someone. */
  reason: z.string().nullable(),
  /** Days of shifts that were still to come. */
  daysAhead: z.array(z.string()),
  workedShiftDtos: z.array(WorkedShift),
})

const Reopening = z.object({
  reopenedAt: z.string(),
  reopenedBy: z.string().nullable(),
  reason: z.string(),
  workedShiftDtos: z.array(WorkedShift),
})

/** A contract month in full, as HR sees it. */
export const FullTimesheet = resource({
  contractId: z.number(),
  userId: z.number(),
  username: z.string(),
  customerId: z.number(),
  customerName: z.string(),
  employee: z.boolean(),
  yearMonth: z.string(),
  locked: z.boolean(),
  completed: z.boolean(),
  confirmedForInvoice: z.boolean(),
  invoiced: z.boolean(),
  /** Set when HR changed something after the employee had confirmed. */
  changedByAdmin: z.boolean(),
  confirmation: Confirmation.nullable(),
  /** Confirmations that HR took back, the latest first. */
  reopenings: z.array(Reopening),
  onProlongedSickLeave: z.boolean(),
  workedShiftDtos: z.array(WorkedShift),
  absenceDtos: z.array(Absence),
  holidayDtos: z.array(Holiday),
  freeCosts: z.array(FreeCost),
  orders: z.array(
    z.object({
      id: z.number(),
      startDate: z.string(),
      endDate: z.string().nullable(),
      baseHourlyRate: z.number(),
      internalReference: z.string(),
      externalReference: z.string(),
      message: z.string(),
    }),
  ),
  bonusRateDtos: z.array(z.object({ bonusType: z.string(), percentage: z.number() })),
  invoiceDtos: z.array(z.object({ id: z.number(), invoiceNr: z.string().nullable(), status: z.string() })),
  previousMonthAvailable: z.boolean(),
  nextMonthAvailable: z.boolean(),
  workedHoursMinusAbsences: z.number(),
  timeSheetHoursDto: TimeSheetHours,
  removedRecupHolidays: z.array(z.string()),
  ...Warning,
})
export type FullTimesheet = z.output<typeof FullTimesheet>

export const fullTimesheet = endpoint({
  method: 'GET',
  path: '/administration/timesheet/{contractId}/{yearMonth}/worked',
  access: 'admin',
  summary: 'De volledige timesheet van een contract',
  response: FullTimesheet,
})

export const contractMonthData = endpoint({
  method: 'GET',
  path: '/administration/timesheet/{contractId}/{yearMonth}/all',
  access: 'admin',
  summary: 'De gewerkte shiften en afwezigheden van een contract in een maand',
  response: resource({
    userId: z.number(),
    customerName: z.string(),
    customerTimesheetWorkedDto: z.object({
      contractId: z.number(),
      workedShiftDtos: z.array(WorkedShift),
      absenceDtos: z.array(Absence),
      holidayDtos: z.array(Holiday),
    }),
  }),
})

export const createWorkedShiftFor = endpoint({
  method: 'PUT',
  path: '/administration/timesheet/{contractId}/{yearMonth}/worked/createshift',
  access: 'admin',
  summary: 'Een gewerkte shift toevoegen voor een persoon',
  body: NewWorkedShift,
  response: FullTimesheet,
  problems: shiftProblems,
})

export const editWorkedShiftFor = endpoint({
  method: 'PUT',
  path: '/administration/timesheet/{contractId}/{yearMonth}/worked/updateshift',
  access: 'admin',
  summary: 'Een gewerkte shift van een persoon aanpassen',
  body: WorkedShiftEdit,
  response: FullTimesheet,
  problems: [...shiftProblems, ...findProblems],
})

export const removeWorkedShiftFor = endpoint({
  method: 'PUT',
  path: '/administration/timesheet/{contractId}/{yearMonth}/worked/removeshift',
  access: 'admin',
  summary: 'Een gewerkte shift van een persoon verwijderen',
  body: ShiftOfDay,
  response: FullTimesheet,
  problems: ['month_frozen', 'month_invoiced', ...findProblems],
})

export const convertWorkedShiftFor = endpoint({
  method: 'PUT',
  path: '/administration/timesheet/{contractId}/{yearMonth}/worked/turnintoabsence',
  access: 'admin',
  summary: 'Een gewerkte shift van een persoon naar ziekte omzetten',
  body: ShiftToConvert,
  response: FullTimesheet,
  problems: ['month_frozen', 'month_invoiced', 'other_shift_on_day', ...findProblems],
})

export const ContractMonthRow = z.object({
  contractId: z.number(),
  userId: z.number(),
  username: z.string(),
  customerName: z.string(),
  locked: z.boolean(),
  completed: z.boolean(),
  confirmedForInvoice: z.boolean(),
  invoiced: z.boolean(),
  changedByAdmin: z.boolean(),
  /** Confirmed while shifts were still to come. */
  confirmedAhead: z.boolean(),
  workedHours: z.number(),
  employee: z.boolean(),
  hrEmployerId: z.number().nullable(),
  internal: z.boolean(),
  version: z.number(),
})
export type ContractMonthRow = z.output<typeof ContractMonthRow>

export const ContractMonths = list('contractWithTimeSheetInfoDtoList', ContractMonthRow, Warning)
export type ContractMonths = z.output<typeof ContractMonths>

export const contractMonths = endpoint({
  method: 'GET',
  path: '/administration/contract/{yearMonth}/all',
  access: 'admin',
  summary: 'Alle contracten van een maand met hun stand',
  response: ContractMonths,
})

export const lockAllMonths = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/lockall',
  access: 'admin',
  summary: 'Alle planningen van een maand vastzetten',
  response: ContractMonths,
  problems: ['no_contract_in_month', 'already_locked'],
})

export const unlockMonth = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/unlock/{contractId}',
  access: 'admin',
  summary: 'Een planning vrijgeven',
  response: ContractMonths,
  problems: ['not_locked', 'already_confirmed'],
})

export const reopenMonth = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/reopen/{contractId}',
  access: 'admin',
  summary: 'Een bevestigde timesheet heropenen',
  body: z.preprocess((value) => value ?? {}, z.object({ reason: optionalText('reden', 255) })),
  response: ContractMonths,
  problems: ['not_confirmed', 'already_invoiced'],
})

export const toggleApproval = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/toggleConfirmForInvoice/{contractId}',
  access: 'admin',
  summary: 'Een timesheet goedkeuren of afkeuren voor facturatie',
  /** Without a body it is turned round; with one, to what was wanted when it was sent. */
  body: z.preprocess((value) => value ?? {}, z.object({ confirmedForInvoice: flag('goedgekeurd').optional() })),
  response: ContractMonths,
  problems: ['not_confirmed', 'already_invoiced', 'already_approved', 'not_approved'],
})

export const confirmMonthFor = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/complete/{contractId}',
  access: 'admin',
  summary: 'Bevestigen in plaats van wie ziek of weg is',
  body: z.object({ reason: text('reden', { max: 255 }) }),
  response: ContractMonths,
  problems: ['not_locked', 'already_confirmed', 'month_not_begun'],
})
