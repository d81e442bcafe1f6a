import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { waitsForCustomer, type CustomerSideFacts } from '@uurwerk/domain/timesheets/customerSide/waitsForCustomer'
import { formatInstant } from '@uurwerk/domain/time/instant'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Database } from '../../platform/db/database.ts'
import { customerMonthOf } from './customerMonthOf.ts'
import { selectCustomerMonths, type CustomerMonthRow } from './customerMonthStore.ts'

type Asked = { readonly contractId: number; readonly yearMonth: YearMonth }

const OF_MONTH_WITHOUT_SHIFTS = { approval: 'none', waits: false, waiver: null, signature: null, disputes: [] } as const

/**
 * What HR reads about the customer's side of a month: the signature that counts, the waiver, and the remarks that were
 * sent (rule contact-10).
 */
export async function customerSideOf(
  db: Database,
  { contractId, yearMonth }: Asked,
): Promise<FullTimesheet['customerSide']> {
  const [row] = await selectCustomerMonths(db, { contractIds: [contractId], yearMonth, customerId: null })
  if (row === undefined) return { ...OF_MONTH_WITHOUT_SHIFTS, disputes: [] }
  const { signature, lines } = customerMonthOf(row, { yearMonth, maySign: false })
  const hashes = new Set(lines.map(({ lineHash }) => lineHash))
  return {
    approval: row.approval,
    waits: waitsForCustomer(customerSideFacts(row, signature)),
    waiver: row.waiver && { ...row.waiver, at: formatInstant(row.waiver.at) },
    signature,
    disputes:
      signature !== null
        ? []
        : row.judgements
            .filter(({ verdict, sent, answer }) => verdict === 'disputed' && sent && answer === null)
            .map(({ lineHash, day, remark }) => ({ lineHash, day, remark, isChanged: !hashes.has(lineHash) })),
  }
}

/** The facts about the signature of a month with shifts. */
export const customerSideFacts = (
  { approval, waiver }: Pick<CustomerMonthRow, 'approval' | 'waiver'>,
  signature: object | null,
): CustomerSideFacts => ({ approval, isSigned: signature !== null, isWaived: waiver !== null, hasShifts: true })
