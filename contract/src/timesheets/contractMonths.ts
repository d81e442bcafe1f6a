import { CUSTOMER_STATES } from '@uurwerk/domain/timesheets/customerSide/customerState'
import { z } from 'zod'
import { monthState } from '../contracts/monthState.ts'
import { endpoint } from '../endpoint.ts'
import { choice, flag, id, ids, optionalText, text } from '../fields.ts'
import { actions, list, Refusal, Warning } from '../hal.ts'
import { messages } from '../messages.ts'
import { StepToUndo } from '../planning/undo.ts'

/**
 * The steps of HR for a contract month. `approve` and `withdraw` are about the approval. `confirm` also locks the
 * planning. `correct` changes the shifts, and `payroll` opens the payroll timesheet.
 */
export const hrSteps = ['approve', 'withdraw', 'confirm', 'reopen', 'lock', 'unlock', 'correct', 'payroll'] as const

const StepWithReason = z.object({ by: z.string().nullable(), at: z.string(), reason: z.string() })

const Row = z.object({
  contractId: z.number(),
  userId: z.number(),
  username: z.string(),
  customerName: z.string(),
  ...monthState,
  lockedAt: z.string().nullable(),
  changedByAdmin: z.boolean(),
  /** True when the month was confirmed before the end of its last shift. */
  confirmedAhead: z.boolean(),
  workedHours: z.number(),
  remarks: z.number(),
  /** True when HR changed or reopened the month after the last payroll export of the person's month. */
  changedSinceExport: z.boolean(),
  employee: z.boolean(),
  hrEmployerId: z.number().nullable(),
  internal: z.boolean(),
  version: z.number(),
  /** The confirmation by HR; null when the employee confirmed the month. */
  confirmedByHr: StepWithReason.nullable(),
  /** The last time that HR reopened the month; null when the month was confirmed again after the reopening. */
  reopened: StepWithReason.nullable(),
  /** The state of the signature; null when the customer does not have to sign the month, or not yet. */
  customerState: z.enum(CUSTOMER_STATES).nullable(),
  /**
   * The reason why the employee gets no reminder now, for example because HR has reminded the employee today. It is
   * absent when the employee can get one, and for a confirmed month.
   */
  noReminder: Refusal.optional(),
})

/**
 * The actions depend only on the state of the month. `remind` does not know the reasons of the person: `noReminder` of
 * a row has them. `invoiceInBatch` does not know the reasons of rates and customer: the report of a batch has them. The
 * search palette uses `invoiceApproved`, because it offers no invoice for a month that HR has not approved.
 */
const Actions = actions(...hrSteps, 'remind', 'invoiceApproved', 'invoiceInBatch')

export type ContractMonthRow = z.output<typeof Row> & { readonly actions: z.output<typeof Actions> }

const besideRows = {
  /**
   * The actions on the rows of each state, by the key that `listedState` gives. A list has hundreds of rows, so each
   * row does not repeat its actions.
   */
  actions: z.record(z.string(), Actions),
  /**
   * The ids of the contracts that this call locked. An undo unlocks only these contracts. Absent in all other answers.
   */
  locked: z.array(z.number()).optional(),
  ...Warning,
}

export const ContractMonths = list('contractWithTimeSheetInfoDtoList', Row, besideRows)
export type ContractMonths = z.output<typeof ContractMonths>

export const contractMonths = endpoint.get('/administration/contract/{yearMonth}/all', {
  access: 'admin',
  shows: ['shifts', 'absences', 'months', 'customerMonths', 'invoices', 'contracts', 'customers', 'people'],
  summary: 'Alle contracten van een maand met hun stand, of enkel de genoemde contracten',
  query: z.object({
    /** The ids of the contracts that a colleague changed, separated by commas. */
    contracts: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,199}$/, messages.invalid('contracten'))
      .transform((commaSeparated) => commaSeparated.split(',').map(Number))
      .optional(),
  }),
  response: ContractMonths,
})

/** 'changed' gives only the rows of the contracts in the request. The default is all rows of the month. */
export const AnsweredRows = z.object({ rows: choice('rijen', ['all', 'changed']).optional() })

export const lockAllMonths = endpoint.put('/administration/contract/{yearMonth}/lockall', {
  access: 'admin',
  changes: ['months'],
  answers: contractMonths,
  summary: 'Alle planningen van een maand vastzetten',
  problems: ['no_contract_in_month', 'already_locked'],
})

export const lockMonthFor = endpoint.put('/administration/contract/{yearMonth}/lock/{contractId}', {
  access: 'admin',
  changes: ['months'],
  answersRowsOf: contractMonths,
  summary: 'De planning van één contract vastzetten',
  query: AnsweredRows,
  response: ContractMonths,
  problems: ['already_locked'],
})

export const UnlockedMonth = list('contractWithTimeSheetInfoDtoList', Row, {
  undoId: z.number(),
  ...besideRows,
})

export const unlockMonth = endpoint.put('/administration/contract/{yearMonth}/unlock/{contractId}', {
  access: 'admin',
  changes: ['months'],
  answersRowsOf: contractMonths,
  summary: 'Een planning vrijgeven',
  query: AnsweredRows,
  response: UnlockedMonth,
  problems: ['not_locked', 'already_confirmed'],
})

export const undoUnlock = endpoint.put('/administration/contract/{yearMonth}/unlock/{contractId}/undo', {
  access: 'admin',
  changes: ['months'],
  answersRowsOf: contractMonths,
  summary: 'Het vrijgeven van een planning ongedaan maken',
  query: AnsweredRows,
  body: StepToUndo,
  response: ContractMonths,
  problems: ['already_locked', 'nothing_to_undo'],
})

export const ReasonToReopen = z.preprocess((value) => value ?? {}, z.object({ reason: optionalText('reden', 255) }))

export const reopenMonth = endpoint.put('/administration/contract/{yearMonth}/reopen/{contractId}', {
  access: 'admin',
  changes: ['months'],
  answersRowsOf: contractMonths,
  summary: 'Een bevestigde timesheet heropenen',
  query: AnsweredRows,
  body: ReasonToReopen,
  takesAnyBody: true,
  response: ContractMonths,
  problems: ['not_confirmed', 'already_invoiced'],
})

export const toggleApproval = endpoint.put(
  '/administration/contract/{yearMonth}/toggleConfirmForInvoice/{contractId}',
  {
    access: 'admin',
    changes: ['months'],
    answersRowsOf: contractMonths,
    summary: 'Een timesheet goedkeuren of afkeuren voor facturatie',
    query: AnsweredRows,
    /** The body has the new state. Without a body, the approval changes to the other state. */
    body: z.preprocess((value) => value ?? {}, z.object({ confirmedForInvoice: flag('goedgekeurd').optional() })),
    takesAnyBody: true,
    response: ContractMonths,
    problems: ['not_confirmed', 'already_invoiced', 'already_approved', 'not_approved'],
  },
)

/** A step that HR can undo. It has the contract of the timesheet and the id of the undo. */
export const UndoOfMonth = z.object({ contractId: id('contract'), undoId: id('ongedaan te maken stap') })
export type UndoOfMonth = z.output<typeof UndoOfMonth>

export const ApprovedMonths = list('contractWithTimeSheetInfoDtoList', Row, {
  /** The timesheets for which the server refused the change, each with the reason. */
  refused: z.array(
    z.object({
      contractId: z.number(),
      code: z.string(),
      message: z.string(),
      changedBy: z.string().nullable(),
      changedAt: z.string().nullable(),
    }),
  ),
  /** The undo ids of the timesheets whose step can be undone. An approval or a lock has no undo id. */
  undos: z.array(UndoOfMonth),
  ...besideRows,
})
export type ApprovedMonths = z.output<typeof ApprovedMonths>

export const approveMonths = endpoint.put('/administration/contract/{yearMonth}/approve', {
  access: 'admin',
  changes: ['months'],
  answersRowsOf: contractMonths,
  summary: 'Veel timesheets van een maand samen goedkeuren of afkeuren voor facturatie',
  query: AnsweredRows,
  body: z.object({ contractIds: ids('contracten', 'contract'), approved: flag('goedgekeurd') }),
  response: ApprovedMonths,
})

export const ReasonToConfirm = z.object({ reason: text('reden', { max: 255 }) })

export const confirmMonthFor = endpoint.put('/administration/contract/{yearMonth}/complete/{contractId}', {
  access: 'admin',
  changes: ['months'],
  answersRowsOf: contractMonths,
  summary: 'Bevestigen in plaats van wie ziek of weg is',
  query: AnsweredRows,
  body: ReasonToConfirm,
  response: ContractMonths,
  problems: ['not_locked', 'already_confirmed', 'month_not_begun'],
})
