import { calculateInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../app/api/apiProblem.ts'
import { answerOf } from '../../app/api/call.ts'
import * as texts from '../../texts/texts.ts'
import { rememberRead } from '../../app/api/keepReadsFresh.ts'

rememberRead(calculateInvoice)

export type Calculation = ResponseOf<typeof calculateInvoice>

export type RateGap = NonNullable<Calculation['rateGap']>

/** A worked day without an hourly rate is an expected answer and not an error. */
export type Preview =
  | { readonly calculation: Calculation; readonly rateGap: RateGap | null; readonly noRate: null }
  | { readonly calculation: null; readonly rateGap: RateGap | null; readonly noRate: string }

type Input = { readonly contractId: number; readonly userId: number; readonly yearMonth: YearMonth }

export const previewQuery = ({ contractId, userId, yearMonth }: Input) => {
  const body = { contractId, userId, yearMonthString: yearMonth }
  return queryOptions({
    queryKey: [calculateInvoice.path, body] as const,
    queryFn: ({ signal }) => readPreview(body, signal),
    meta: { failure: texts.invoicing.preview.calculationFailed },
  })
}

async function readPreview(body: object, signal: AbortSignal): Promise<Preview> {
  try {
    const calculation = await answerOf(calculateInvoice, { body }, { signal })
    return { calculation, rateGap: calculation.rateGap, noRate: null }
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.refusal?.code !== 'no_rate') throw error
    return { calculation: null, rateGap: error.refusal.rateGap ?? null, noRate: error.message }
  }
}
