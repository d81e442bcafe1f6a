import { job, monthAmounts, MOST_AMOUNTS } from '@uurwerk/contract/invoicing/batches'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../app/api/call.ts'
import * as texts from '../../texts/texts.ts'
import { readyContracts, type Amount, type Amounts } from './start/choices.ts'
import { rememberRead } from '../../app/api/keepReadsFresh.ts'

rememberRead(monthAmounts)

export type Job = ResponseOf<typeof job>

export type JobResult = Job['results'][number]

/** Each read of a batch (one request for many invoices) asks only for results that the browser does not have. */
export function jobQuery(id: number) {
  const queryKey = [job.path, { id }] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Job> => {
      const seen = client.getQueryData<Job>(queryKey)?.results ?? []
      const answer = await answerOf(job, { params: { id }, query: { after: seen.length } }, { signal })
      return { ...answer, results: [...seen, ...answer.results] }
    },
    meta: { failure: texts.batches.failed },
  })
}

/** The amounts come in several requests, because a month can have thousands of contracts. */
export function amountsQuery(yearMonthString: YearMonth, rows: readonly ContractMonthRow[]) {
  const contractIds = readyContracts(rows)
  return queryOptions({
    queryKey: [monthAmounts.path, { yearMonthString, contractIds }] as const,
    queryFn: async ({ signal }): Promise<Amounts> => {
      const found = new Map<number, Amount>()
      for (let from = 0; from < contractIds.length; from += MOST_AMOUNTS) {
        const part = contractIds.slice(from, from + MOST_AMOUNTS)
        const { amounts } = await answerOf(monthAmounts, { body: { yearMonthString, contractIds: part } }, { signal })
        for (const { contractId, totalVATExcluded, totalVATIncluded } of amounts)
          if (totalVATExcluded !== null && totalVATIncluded !== null)
            found.set(contractId, { totalVATExcluded, totalVATIncluded })
      }
      return found
    },
    staleTime: 0,
    meta: { failure: texts.batches.amountsFailed },
  })
}
