import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { choice, ids, items, optionalText } from '../fields.ts'
import { messages } from '../messages.ts'
import { AnsweredRows, ApprovedMonths, contractMonths, UndoOfMonth } from './contractMonths.ts'

/** The answer contains rows of the month, and the timesheets for which the server refused the step. */
export const SteppedMonths = ApprovedMonths
export type SteppedMonths = z.output<typeof SteppedMonths>

const MonthsToStep = z
  .object({
    step: choice('stap', ['lock', 'unlock', 'confirm', 'reopen']),
    contractIds: ids('contracten', 'contract'),
    reason: optionalText('reden', 255),
  })
  .superRefine(({ step, reason }, context) => {
    // HR must give a reason when HR confirms a month for an employee.
    if (step === 'confirm' && reason === '')
      context.addIssue({ code: 'custom', path: ['reason'], message: messages.required('reden') })
  })
export type MonthsToStep = z.output<typeof MonthsToStep>

export const takeMonthSteps = endpoint.put('/administration/contract/{yearMonth}/steps', {
  access: 'admin',
  changes: ['months'],
  answersRowsOf: contractMonths,
  summary: 'Veel timesheets van een maand samen vastzetten, vrijgeven, bevestigen of heropenen',
  query: AnsweredRows,
  body: MonthsToStep,
  response: SteppedMonths,
})

export const undoMonthSteps = endpoint.put('/administration/contract/{yearMonth}/steps/undo', {
  access: 'admin',
  changes: ['months'],
  answersRowsOf: contractMonths,
  summary: 'Vrijgeven, bevestigen, heropenen of afkeuren van timesheets ongedaan maken',
  query: AnsweredRows,
  body: z.object({ undos: items('ongedaan te maken stappen', UndoOfMonth) }),
  response: SteppedMonths,
})
