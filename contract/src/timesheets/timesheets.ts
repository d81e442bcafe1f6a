import { z } from 'zod'
import { monthState } from '../contracts/monthState.ts'
import { endpoint } from '../endpoint.ts'
import { answeredDay, flag, yearMonth } from '../fields.ts'
import { actions, list, resource, Warning } from '../hal.ts'
import { StepToUndo, undoId } from '../planning/undo.ts'
import { shiftProblems } from '../planning/shiftProblems.ts'
import {
  conversionProblems,
  editProblems,
  NewWorkedShift,
  removalProblems,
  ShiftOfDay,
  ShiftToConvert,
  WorkedShiftEdit,
} from './workedShiftBodies.ts'
import { WorkedMonthFacts } from '../planning/contractMonthFacts.ts'
import { WorkingTimeWarning } from '../planning/workingTime.ts'

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
  ...monthState,
})
export type TimesheetState = z.output<typeof TimesheetState>

const OwnTimesheet = TimesheetState.extend({ actions: actions('download', 'correct') })
export type OwnTimesheet = z.output<typeof OwnTimesheet>

/**
 * A question of the customer about the shifts of an employee. Its text can be about health, so only HR reads the text.
 * The employee reads HR's answer.
 */
const CustomerQuestion = z.object({ contractId: z.number(), day: answeredDay, answer: z.string().nullable() })
export type CustomerQuestion = z.output<typeof CustomerQuestion>

export const WorkedMonth = list('workedShiftDtoList', WorkedShift, {
  timesheets: z.array(OwnTimesheet),
  /** The last step that all timesheets of the month have reached. */
  step: monthState.step,
  /** True when all timesheets of the month are locked. `completed` is true when all of them are completed. */
  locked: z.boolean(),
  completed: z.boolean(),
  previousMonthAvailable: z.boolean(),
  nextMonthAvailable: z.boolean(),
  removedRecupHolidays: z.array(z.string()),
  undoId,
  workingTimeWarnings: z.array(WorkingTimeWarning),
  customerQuestions: z.array(CustomerQuestion),
  /** The facts that decide which shifts the caller may enter in the month. */
  facts: WorkedMonthFacts,
  /** `lock` and `confirm` are about all timesheets of the month. */
  actions: actions('lock', 'confirm'),
  ...Warning,
})
export type WorkedMonth = z.output<typeof WorkedMonth>

export const workedMonth = endpoint.get('/timesheet/{yearMonth}/worked', {
  access: 'user',
  shows: ['shifts', 'absences', 'months', 'contracts', 'people'],
  summary: 'Eigen gewerkte shiften van een maand, over alle contracten',
  response: WorkedMonth,
})

export const createWorkedShift = endpoint.put('/timesheet/{contractId}/{yearMonth}/worked/createshift', {
  access: 'user',
  changes: ['shifts', 'months'],
  answers: workedMonth,
  summary: 'Een gewerkte shift toevoegen',
  body: NewWorkedShift,
  problems: shiftProblems,
})

export const editWorkedShift = endpoint.put('/timesheet/{contractId}/{yearMonth}/worked/updateshift', {
  access: 'user',
  changes: ['shifts', 'months'],
  answers: workedMonth,
  summary: 'Een gewerkte shift aanpassen',
  body: WorkedShiftEdit,
  problems: [...editProblems, 'claimed_shift_fixed'],
})

export const removeWorkedShift = endpoint.put('/timesheet/{contractId}/{yearMonth}/worked/removeshift', {
  access: 'user',
  changes: ['shifts', 'months'],
  answers: workedMonth,
  summary: 'Een gewerkte shift verwijderen',
  body: ShiftOfDay,
  problems: [...removalProblems, 'claimed_shift_fixed'],
})

export const undoShiftRemoval = endpoint.put('/timesheet/{contractId}/{yearMonth}/worked/removeshift/undo', {
  access: 'user',
  changes: ['shifts', 'absences', 'months'],
  answers: workedMonth,
  summary: 'Het verwijderen van een gewerkte shift ongedaan maken',
  body: StepToUndo,
  problems: [...shiftProblems, 'nothing_to_undo'],
})

export const convertWorkedShift = endpoint.put('/timesheet/{contractId}/{yearMonth}/worked/turnintoabsence', {
  access: 'user',
  changes: ['shifts', 'absences', 'months'],
  answers: workedMonth,
  summary: 'Een gewerkte shift naar ziekte omzetten',
  body: ShiftToConvert,
  problems: conversionProblems,
})

export const MonthTimesheets = resource({ yearMonth: z.string(), timesheets: z.array(TimesheetState), ...Warning })
export type MonthTimesheets = z.output<typeof MonthTimesheets>

export const lockMonth = endpoint.put('/timesheet/{yearMonth}/lock', {
  access: 'user',
  changes: ['months'],
  summary: 'Planning vastzetten, voor al je contracten van de maand',
  response: MonthTimesheets,
  problems: ['already_locked', 'no_contract_in_month'],
})

export const confirmMonth = endpoint.put('/timesheet/{contractId}/worked/complete', {
  access: 'user',
  changes: ['months'],
  summary: 'Timesheet bevestigen',
  body: z.object({ yearMonth: yearMonth('maand'), all: flag('alle').default(false) }),
  response: MonthTimesheets,
  problems: ['no_contract_in_month', 'not_locked', 'already_confirmed', 'month_not_begun', 'not_all_confirmable'],
})

export const downloadTimesheet = endpoint.get('/timesheet/{id}/{yearMonth}/download', {
  access: 'user',
  summary: 'De bevestigde timesheet als PDF',
  response: { download: 'application/pdf' },
  problems: ['not_confirmed'],
})

export const downloadTimesheetFor = endpoint.get('/administration/timesheet/{contractId}/{yearMonth}/download', {
  access: 'admin',
  summary: 'De timesheet van een contract als PDF',
  response: { download: 'application/pdf' },
})

/** A confirmation or a reopening of a month by HR: the HR user, the moment and the reason. */
