import { z } from 'zod'
import { CUSTOMER_APPROVALS } from '@uurwerk/domain/customers/contacts/customerApproval'
import { CUSTOMER_STATES } from '@uurwerk/domain/timesheets/customerSide/customerState'
import { Holiday, StoredAbsence } from '../absences/absences.ts'
import { TimeSheetHours } from '../balances/balances.ts'
import { monthState } from '../contracts/monthState.ts'
import { Order } from '../contracts/contracts.ts'
import { endpoint } from '../endpoint.ts'
import { answeredInstant } from '../fields.ts'
import { actions, resource, Warning } from '../hal.ts'
import { FreeCost } from './freeCost.ts'
import { hrSteps } from './contractMonths.ts'
import { WorkedShift } from './timesheets.ts'
import { ContractMonthFacts } from '../planning/contractMonthFacts.ts'
import { StepToUndo, undoId } from '../planning/undo.ts'
import { shiftProblems } from '../planning/shiftProblems.ts'
import {
  AgreedToChange,
  conversionProblems,
  editProblems,
  NewWorkedShift,
  removalProblems,
  ShiftOfDay,
  ShiftToConvert,
  WorkedShiftEdit,
} from './workedShiftBodies.ts'

/** The confirmation of the month: the person, the time, and a copy of the shifts at that moment. */
const Confirmation = z.object({
  confirmedAt: z.string(),
  confirmedBy: z.string().nullable(),
  /** The reason of HR; null when the employee confirmed the month. */
  reason: z.string().nullable(),
  /** The days of the shifts that had not ended when the month was confirmed. */
  daysAhead: z.array(z.string()),
  workedShiftDtos: z.array(WorkedShift),
})

const Reopening = z.object({
  reopenedAt: z.string(),
  reopenedBy: z.string().nullable(),
  reason: z.string(),
  workedShiftDtos: z.array(WorkedShift),
})

/** The judgements and the signature of the customer's contacts for the month. */
const CustomerSide = z.object({
  /** The setting of the customer for its signature. It decides whether an invoice of the month waits for the signature. */
  approval: z.enum(CUSTOMER_APPROVALS),
  /** True when the month is confirmed and has lines that the customer signs. */
  isExpected: z.boolean(),
  /** True when HR cannot make an invoice until the customer signs or HR decides to continue without the signature. */
  waits: z.boolean(),
  /** The reason why HR continues without the signature of the customer; null when HR has not decided that. */
  waiver: z.object({ reason: z.string(), at: z.string(), by: z.string().nullable() }).nullable(),
  /** The signature of the customer for the current lines; null when these lines have no signature. */
  signature: z.object({ name: z.string(), signedAt: z.string() }).nullable(),
  /** The facts for the rule about reminders, and the last reminder to sign this month. */
  reminder: z.object({
    state: z.enum(CUSTOMER_STATES).nullable(),
    lastShiftEnd: answeredInstant.nullable(),
    contacts: z.number(),
    notRemindedToday: z.number(),
    lastRemindedAt: z.string().nullable(),
  }),
  /** The remarks of a contact that were sent to HR and that HR has not answered. */
  disputes: z.array(
    z.object({
      lineHash: z.string(),
      day: z.string(),
      remark: z.string(),
      /** True when HR changed the line after the remark. */
      isChanged: z.boolean(),
    }),
  ),
  actions: actions('waive', 'withdrawWaiver', 'answerDisputes'),
})

export const FullTimesheet = resource({
  contractId: z.number(),
  userId: z.number(),
  username: z.string(),
  customerId: z.number(),
  customerName: z.string(),
  /** True when the person has another contract with this customer in the month. */
  isOneOfSeveral: z.boolean(),
  employee: z.boolean(),
  yearMonth: z.string(),
  ...monthState,
  /** True when HR changed something after the confirmation. */
  changedByAdmin: z.boolean(),
  confirmation: Confirmation.nullable(),
  /** The confirmations that HR withdrew, the latest first. */
  reopenings: z.array(Reopening),
  customerSide: CustomerSide,
  onProlongedSickLeave: z.boolean(),
  workedShiftDtos: z.array(WorkedShift),
  absenceDtos: z.array(StoredAbsence),
  holidayDtos: z.array(Holiday),
  freeCosts: z.array(FreeCost),
  orders: z.array(Order),
  bonusRateDtos: z.array(z.object({ bonusType: z.string(), percentage: z.number() })),
  invoiceDtos: z.array(z.object({ id: z.number(), invoiceNr: z.string().nullable(), status: z.string() })),
  previousMonthAvailable: z.boolean(),
  nextMonthAvailable: z.boolean(),
  workedHoursMinusAbsences: z.number(),
  timeSheetHoursDto: TimeSheetHours,
  removedRecupHolidays: z.array(z.string()),
  undoId,
  /** The facts that decide which shifts HR may enter in the month. */
  facts: ContractMonthFacts,
  /**
   * `addShift` is null when a shift may start on at least one day. `complete` confirms a month whose planning is locked.
   * `invoice` depends only on whether the month is invoiced. The preview of the invoice gives the other reasons why the
   * month cannot be invoiced.
   */
  actions: actions(...hrSteps, 'addShift', 'complete', 'changeCosts', 'invoice', 'download'),
  ...Warning,
})
export type FullTimesheet = z.output<typeof FullTimesheet>

export const fullTimesheet = endpoint.get('/administration/timesheet/{contractId}/{yearMonth}/worked', {
  access: 'admin',
  shows: ['shifts', 'absences', 'months', 'invoices', 'contracts', 'customers', 'people'],
  summary: 'De volledige timesheet van een contract',
  response: FullTimesheet,
})

export const contractMonthData = endpoint.get('/administration/timesheet/{contractId}/{yearMonth}/all', {
  access: 'admin',
  shows: ['shifts', 'absences', 'months', 'invoices', 'contracts', 'customers', 'people'],
  summary: 'De gewerkte shiften en afwezigheden van een contract in een maand',
  response: resource({
    userId: z.number(),
    customerName: z.string(),
    customerTimesheetWorkedDto: z.object({
      contractId: z.number(),
      workedShiftDtos: z.array(WorkedShift),
      absenceDtos: z.array(StoredAbsence),
      holidayDtos: z.array(Holiday),
    }),
  }),
})

export const createWorkedShiftFor = endpoint.put(
  '/administration/timesheet/{contractId}/{yearMonth}/worked/createshift',
  {
    access: 'admin',
    changes: ['shifts', 'months'],
    answers: fullTimesheet,
    summary: 'Een gewerkte shift toevoegen voor een persoon',
    body: NewWorkedShift.extend(AgreedToChange.shape),
    problems: [...shiftProblems, 'month_is_confirmed'],
  },
)

export const editWorkedShiftFor = endpoint.put(
  '/administration/timesheet/{contractId}/{yearMonth}/worked/updateshift',
  {
    access: 'admin',
    changes: ['shifts', 'months'],
    answers: fullTimesheet,
    summary: 'Een gewerkte shift van een persoon aanpassen',
    body: WorkedShiftEdit.extend(AgreedToChange.shape),
    problems: [...editProblems, 'month_is_confirmed'],
  },
)

export const removeWorkedShiftFor = endpoint.put(
  '/administration/timesheet/{contractId}/{yearMonth}/worked/removeshift',
  {
    access: 'admin',
    changes: ['shifts', 'months'],
    answers: fullTimesheet,
    summary: 'Een gewerkte shift van een persoon verwijderen',
    body: ShiftOfDay.extend(AgreedToChange.shape),
    problems: [...removalProblems, 'month_is_confirmed'],
  },
)

export const undoShiftRemovalFor = endpoint.put(
  '/administration/timesheet/{contractId}/{yearMonth}/worked/removeshift/undo',
  {
    access: 'admin',
    changes: ['shifts', 'absences', 'months'],
    answers: fullTimesheet,
    summary: 'Het verwijderen van een gewerkte shift ongedaan maken, met goedkeuring en markering',
    body: StepToUndo.extend(AgreedToChange.shape),
    problems: [...shiftProblems, 'month_is_confirmed', 'nothing_to_undo'],
  },
)

export const convertWorkedShiftFor = endpoint.put(
  '/administration/timesheet/{contractId}/{yearMonth}/worked/turnintoabsence',
  {
    access: 'admin',
    changes: ['shifts', 'absences', 'months'],
    answers: fullTimesheet,
    summary: 'Een gewerkte shift van een persoon naar ziekte omzetten',
    body: ShiftToConvert.extend(AgreedToChange.shape),
    problems: [...conversionProblems, 'month_is_confirmed'],
  },
)
