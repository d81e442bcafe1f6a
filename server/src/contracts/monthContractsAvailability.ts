import { monthArrowsOf } from '@uurwerk/domain/planning/monthArrowsOf'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { orNotFound, RefusalError } from '../http/RefusalError.ts'
import type { QueryContext } from '../http/route.ts'
import { readContractMonths } from '../timesheets/contractMonthStore.ts'
import { readPersonOfContract } from '../planning/personOfContractStore.ts'

type Asked = { readonly contractId: number; readonly yearMonth: YearMonth }

/**
 * Whether the previous and the next month of a contract are available. An employee can ask this for an own contract,
 * and HR for any contract.
 */
export async function monthContractsAvailability({ db, actor, today }: QueryContext, { contractId, yearMonth }: Asked) {
  const personId = orNotFound(await readPersonOfContract(db, contractId))
  if (personId !== actor.personId && !actor.roles.includes('ROLE_ADMIN')) throw new RefusalError({ code: 'not_found' })
  return monthArrowsOf(yearMonth, { contracts: await readContractMonths(db, { personId, yearMonth }), today })
}
