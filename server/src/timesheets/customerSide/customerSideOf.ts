import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { customerMonthOf } from './customerMonthOf.ts'
import { selectCustomerMonths } from './customerMonthStore.ts'

type Asked = { readonly contractId: number; readonly yearMonth: YearMonth }

/**
 * What HR reads about the customer's side of a month: the signature that counts, and the remarks that were sent (rule
 * contact-10).
 */
export async function customerSideOf(
  db: Database,
  { contractId, yearMonth }: Asked,
): Promise<FullTimesheet['customerSide']> {
  const [row] = await selectCustomerMonths(db, { contractId, yearMonth, customerId: null })
  if (row === undefined) return { signature: null, disputes: [] }
  const { signature, lines } = customerMonthOf(row, { yearMonth, maySign: false })
  const sent = new Set(row.judgements.filter((judgement) => judgement.sent).map(({ lineHash }) => lineHash))
  return {
    signature,
    disputes: lines
      .filter(({ verdict, answer, lineHash }) => verdict === 'disputed' && answer === null && sent.has(lineHash))
      .map(({ day, remark }) => ({ day, remark })),
  }
}
