import type { CallInput } from '@uurwerk/contract/callInput'
import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { MOST_SIGNED_MONTHS, type CustomerMonthRow, type signMonths } from '@uurwerk/contract/timesheets/customerMonths'
import { asOneWrite } from '../../app/api/keepReadsFresh.ts'

export type SignedTogether = Pick<ResponseOf<typeof signMonths>, 'signed' | 'refused'> & {
  readonly total: number
}

type ToSign = {
  readonly sign: (input: CallInput<typeof signMonths>) => Promise<ResponseOf<typeof signMonths>>
  readonly name: string
  readonly rows: readonly Pick<CustomerMonthRow, 'contractId' | 'yearMonth' | 'contentHash'>[]
  /**
   * Is called before the first request and after each request, with the results until then. When a request fails, the
   * months of the earlier requests stay signed.
   */
  readonly onPart: (untilNow: SignedTogether) => void
}

/** A request has at most 200 months, so more months are sent in several requests in turn (rule contact-67). */
export const signInParts = ({ sign, name, rows, onPart }: ToSign): Promise<void> =>
  asOneWrite(async () => {
    let untilNow: SignedTogether = { total: rows.length, signed: 0, refused: [] }
    onPart(untilNow)
    for (let first = 0; first < rows.length; first += MOST_SIGNED_MONTHS) {
      const part = rows.slice(first, first + MOST_SIGNED_MONTHS)
      const months = part.map(({ contractId, yearMonth, contentHash }) => ({ contractId, yearMonth, contentHash }))
      const answer = await sign({ body: { name, confirmed: true, months } })
      untilNow = {
        ...untilNow,
        signed: untilNow.signed + answer.signed,
        refused: [...untilNow.refused, ...answer.refused],
      }
      onPart(untilNow)
    }
  })
