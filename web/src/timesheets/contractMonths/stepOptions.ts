import type { AnyInput } from '@uurwerk/contract/callInput'
import type { ContractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { foresee } from '../../app/api/foresee.ts'
import { SHOWN_BY_SCREEN } from '../../app/api/useAction.ts'
import { contractMonthsQuery, contractsOfStep } from './queries.ts'

/** The server answers with only the changed rows, because a list can have thousands of rows. */
export const CHANGED_ROWS = { rows: 'changed' } as const

/**
 * The requests are sent one after another, so that the last answer contains all results. An approval is shown before
 * the server answers.
 */
export const stepOptions = (yearMonth: YearMonth) => ({
  ...SHOWN_BY_SCREEN,
  scope: { id: 'contract month step' },
  ...foresee({ read: contractMonthsQuery(yearMonth), change: withForeseen }),
})

/**
 * The part of a request from which the screen can show an approval before the server answers. Other actions are left
 * out, because their result is not known before the answer.
 */
type Approval = { readonly approved?: boolean; readonly confirmedForInvoice?: boolean }

function withForeseen(months: ContractMonths, step: AnyInput): ContractMonths {
  const { approved, confirmedForInvoice = approved } = (step.body ?? {}) as Approval
  if (confirmedForInvoice === undefined) return months
  const ofStep = new Set(contractsOfStep(step))
  const contractWithTimeSheetInfoDtoList = months._embedded.contractWithTimeSheetInfoDtoList.map((row) =>
    ofStep.has(row.contractId)
      ? { ...row, step: confirmedForInvoice ? ('approved' as const) : ('completed' as const), confirmedForInvoice }
      : row,
  )
  return { ...months, _embedded: { contractWithTimeSheetInfoDtoList } }
}
