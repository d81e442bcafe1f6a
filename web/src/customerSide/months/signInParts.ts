import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { MOST_SIGNED_MONTHS, signMonths, type CustomerMonthRow } from '@uurwerk/contract/timesheets/customerMonths'
import { asOneWrite } from '../../app/api/keepReadsFresh.ts'
import { callAsContact } from '../contactCalls.ts'

export type SignedTogether = Pick<ResponseOf<typeof signMonths>, 'signed' | 'refused'>

type ToSign = {
  readonly name: string
  readonly rows: readonly CustomerMonthRow[]
  /**
   * Is called after each request with the answers until then. When a later request fails, the months of the earlier
   * requests stay signed.
   */
  readonly onPart: (untilNow: SignedTogether) => void
}

/**
 * Signs the rows of one month. One request takes only 200 months, so more months are sent one part after the other (rule
 * contact-32).
 */
export const signInParts = ({ name, rows, onPart }: ToSign): Promise<void> =>
  asOneWrite(async () => {
    let untilNow: SignedTogether = { signed: 0, refused: [] }
    for (let first = 0; first < rows.length; first += MOST_SIGNED_MONTHS) {
      const part = rows.slice(first, first + MOST_SIGNED_MONTHS)
      const { yearMonth } = part[0]!
      const months = part.map(({ contractId, contentHash }) => ({ contractId, contentHash }))
      const answer = await callAsContact(signMonths, { params: { yearMonth }, body: { name, confirmed: true, months } })
      untilNow = {
        signed: untilNow.signed + answer.signed,
        refused: [...untilNow.refused, ...answer.refused],
      }
      onPart(untilNow)
    }
  })
