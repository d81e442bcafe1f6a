import type { AnyInput } from '@uurwerk/contract/callInput'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import type { UndoOfMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { monthDifferences } from '@uurwerk/contract/timesheets/monthDifferences'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { rememberRows } from '../../app/api/keepReadsFresh.ts'
import { queryWithFailure } from '../../app/api/queryOf.ts'
import { monthList } from '../../app/month/monthList.ts'
import * as texts from '../../texts/texts.ts'
import { withFreshRows } from './withFreshRows.ts'

type Step = { readonly contractIds?: readonly number[]; readonly undos?: readonly UndoOfMonth[] }

/** The ids of the contracts that the request of an action names, in its path or in its body. */
export function contractsOfStep({ params, body }: AnyInput): readonly number[] {
  const { contractIds = [], undos = [] } = (body ?? {}) as Step
  const inBody = [...contractIds, ...undos.map(({ contractId }) => contractId)]
  return params?.['contractId'] === undefined ? inBody : [Number(params['contractId'])]
}

rememberRows(contractMonths, (list, step, answer) => withFreshRows(list, contractsOfStep(step), answer))

export const contractMonthsQuery = (yearMonth: YearMonth) => ({
  ...queryWithFailure(texts.contractMonths.failed(formatMonth(yearMonth)), contractMonths, { params: { yearMonth } }),
  ...monthList,
})

export const monthDifferencesQuery = (yearMonth: YearMonth) =>
  queryWithFailure(texts.contractMonths.checks.failed(formatMonth(yearMonth)), monthDifferences, {
    params: { yearMonth },
  })
