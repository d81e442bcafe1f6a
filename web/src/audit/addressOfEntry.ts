import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { paths } from '../paths.ts'
import type { AuditEntry } from './queries.ts'

type Where = Pick<AuditEntry, 'entity' | 'entityId' | 'entityName' | 'userId' | 'contractId' | 'yearMonth'>

/** The address of the screen that shows the record of an audit entry. A deleted record has no address. */
export function addressOfEntry({ entity, entityId, entityName, userId, contractId, yearMonth }: Where): string | null {
  const month = yearMonth !== null && isYearMonth(yearMonth) ? yearMonth : undefined
  if (entity === 'invoice') return entityName === null ? null : paths.adminInvoiceDetail({ invoice: entityId ?? 0 })
  if (entity === 'customer' && entityId !== null) return paths.adminCustomer({ customer: entityId })
  if (contractId !== null && month !== undefined) return paths.adminContractMonth({ contract: contractId, month })
  if (contractId !== null) return paths.adminContract({ contract: contractId })
  return userId === null ? null : paths.adminUser({ user: userId })
}
