import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, ids, optionalText, text, yearMonth } from '../fields.ts'
import { list, resource, Warning } from '../hal.ts'
import { StepToUndo, undoId } from '../planning/undo.ts'
import {
  conversionProblems,
  editProblems,
  NewWorkedShift,
  removalProblems,
  shiftProblems,
  ShiftOfDay,
  ShiftToConvert,
  WorkedShiftEdit,
} from './workedShiftBodies.ts'
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
  locked: z.boolean(),
  completed: z.boolean(),
  confirmedForInvoice: z.boolean(),
  invoiced: z.boolean(),
})
export type TimesheetState = z.output<typeof TimesheetState>

export const WorkedMonth = list('workedShiftDtoList', WorkedShift, {
  timesheets: z.array(TimesheetState),
  /** `locked` is true when all timesheets of the month are locked, and `completed` is true when all are completed. */
  locked: z.boolean(),
  completed: z.boolean(),
  previousMonthAvailable: z.boolean(),
  nextMonthAvailable: z.boolean(),
  removedRecupHolidays: z.array(z.string()),
  undoId,
  workingTimeWarnings: z.array(WorkingTimeWarning),
  ...Warning,
})
export type WorkedMonth = z.output<typeof WorkedMonth>

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
  problems: editProblems,
})

export const removeWorkedShift = endpoint({
  method: 'PUT',
  path: '/timesheet/{contractId}/{yearMonth}/worked/removeshift',
  access: 'user',
  summary: 'Een gewerkte shift verwijderen',
  body: ShiftOfDay,
  response: WorkedMonth,
  problems: removalProblems,
})

export const undoShiftRemoval = endpoint({
  method: 'PUT',
  path: '/timesheet/{contractId}/{yearMonth}/worked/removeshift/undo',
  access: 'user',
  summary: 'Het verwijderen van een gewerkte shift ongedaan maken',
  body: StepToUndo,
  response: WorkedMonth,
  problems: [...shiftProblems, 'nothing_to_undo'],
})

export const convertWorkedShift = endpoint({
  method: 'PUT',
  path: '/timesheet/{contractId}/{yearMonth}/worked/turnintoabsence',
  access: 'user',
  summary: 'Een gewerkte shift naar ziekte omzetten',
  body: ShiftToConvert,
  response: WorkedMonth,
  problems: conversionProblems,
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

/** A confirmation or a reopening of a month by HR: the HR user, the moment and the reason. */
const StepWithReason = z.object({ by: z.string().nullable(), at: z.string(), reason: z.string() })

export const ContractMonthRow = z.object({
  contractId: z.number(),
  userId: z.number(),
  username: z.string(),
  customerName: z.string(),
  locked: z.boolean(),
  lockedAt: z.string().nullable(),
  completed: z.boolean(),
  confirmedForInvoice: z.boolean(),
  invoiced: z.boolean(),
  changedByAdmin: z.boolean(),
  /** True when the month was confirmed before all its shifts had ended. */
  confirmedAhead: z.boolean(),
  workedHours: z.number(),
  employee: z.boolean(),
  hrEmployerId: z.number().nullable(),
  internal: z.boolean(),
  version: z.number(),
  /** The confirmation by HR, when HR confirmed the month for the employee; otherwise null. */
  confirmedByHr: StepWithReason.nullable(),
  /** The last time that HR reopened the month; null after the month is confirmed again. */
  reopened: StepWithReason.nullable(),
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

export const UnlockedMonth = list('contractWithTimeSheetInfoDtoList', ContractMonthRow, {
  undoId: z.number(),
  ...Warning,
})

export const unlockMonth = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/unlock/{contractId}',
  access: 'admin',
  summary: 'Een planning vrijgeven',
  response: UnlockedMonth,
  problems: ['not_locked', 'already_confirmed'],
})

export const undoUnlock = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/unlock/{contractId}/undo',
  access: 'admin',
  summary: 'Het vrijgeven van een planning ongedaan maken',
  body: StepToUndo,
  response: ContractMonths,
  problems: ['already_locked', 'nothing_to_undo'],
})

export const ReasonToReopen = z.preprocess((value) => value ?? {}, z.object({ reason: optionalText('reden', 255) }))

export const reopenMonth = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/reopen/{contractId}',
  access: 'admin',
  summary: 'Een bevestigde timesheet heropenen',
  body: ReasonToReopen,
  response: ContractMonths,
  problems: ['not_confirmed', 'already_invoiced'],
})

export const toggleApproval = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/toggleConfirmForInvoice/{contractId}',
  access: 'admin',
  summary: 'Een timesheet goedkeuren of afkeuren voor facturatie',
  /**
   * With a body, the timesheet becomes approved or not approved, as the body says. Without a body, an approved
   * timesheet becomes not approved, and a timesheet that is not approved becomes approved.
   */
  body: z.preprocess((value) => value ?? {}, z.object({ confirmedForInvoice: flag('goedgekeurd').optional() })),
  response: ContractMonths,
  problems: ['not_confirmed', 'already_invoiced', 'already_approved', 'not_approved'],
})

export const ApprovedMonths = list('contractWithTimeSheetInfoDtoList', ContractMonthRow, {
  /** The timesheets for which the server refused the step, each with the reason. */
  refused: z.array(
    z.object({
      contractId: z.number(),
      code: z.string(),
      message: z.string(),
      changedBy: z.string().nullable(),
      changedAt: z.string().nullable(),
    }),
  ),
  ...Warning,
})
export type ApprovedMonths = z.output<typeof ApprovedMonths>

export const approveMonths = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/approve',
  access: 'admin',
  summary: 'Veel timesheets van een maand samen goedkeuren of afkeuren voor facturatie',
  body: z.object({ contractIds: ids('contracten', 'contract'), approved: flag('goedgekeurd') }),
  response: ApprovedMonths,
})

export const ReasonToConfirm = z.object({ reason: text('reden', { max: 255 }) })

export const confirmMonthFor = endpoint({
  method: 'PUT',
  path: '/administration/contract/{yearMonth}/complete/{contractId}',
  access: 'admin',
  summary: 'Bevestigen in plaats van wie ziek of weg is',
  body: ReasonToConfirm,
  response: ContractMonths,
  problems: ['not_locked', 'already_confirmed', 'month_not_begun'],
})
