import { actorOfEntry, changesInWords, sentenceOfEntry, subjectOfEntry } from '@uurwerk/contract/audit/entryInWords'
import type { ChangeInWords } from '@uurwerk/contract/audit/entryInWords'
import type { Names } from '@uurwerk/contract/audit/valueInWords'
import * as texts from '../texts/texts.ts'
import { formatMoment } from '../ui/format/formatMoment.ts'
import type { AuditEntry } from './queries.ts'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { paths } from '../paths.ts'

export type AuditRow = {
  readonly id: number
  readonly at: string
  readonly moment: string
  readonly actor: string
  readonly what: string
  readonly subject: string
  /** The URL of the screen that shows the record; null when no screen shows the record. */
  readonly to: string | null
  readonly changes: readonly ChangeInWords[]
}

export const auditRow = (entry: AuditEntry, names: Names): AuditRow => ({
  id: entry.id,
  at: entry.at,
  moment: formatMoment(entry.at),
  actor: actorOfEntry(entry),
  what: sentenceOfEntry(entry),
  subject: subjectOfEntry(entry),
  to: addressOfEntry(entry),
  changes: changesInWords(changesToTell(entry), names),
})

/** Leaves out the database id, which has no meaning for a reader, and a month that the entry already shows. */
function changesToTell({ yearMonth, changes }: AuditEntry): AuditEntry['changes'] {
  const { id: _, ...shown } = changes
  const { yearMonth: month, ...others } = shown
  return Array.isArray(month) && month[1] === yearMonth ? others : shown
}

export const formatChange = ({ name, before, after, isNew }: ChangeInWords): string =>
  isNew ? texts.audit.fresh(name, after) : texts.audit.change(name, before, after)

type Where = Pick<AuditEntry, 'entity' | 'entityId' | 'entityName' | 'userId' | 'contractId' | 'yearMonth'>

/** The URL of the screen that shows the record of an audit entry; null for a deleted record. */
function addressOfEntry({ entity, entityId, entityName, userId, contractId, yearMonth }: Where): string | null {
  const month = yearMonth !== null && isYearMonth(yearMonth) ? yearMonth : undefined
  if (entity === 'invoice') return entityName === null ? null : paths.adminInvoiceDetail({ invoice: entityId ?? 0 })
  if (entity === 'customer' && entityId !== null) return paths.adminCustomer({ customer: entityId })
  if (contractId !== null && month !== undefined) return paths.adminContractMonth({ contract: contractId, month })
  if (contractId !== null) return paths.adminContract({ contract: contractId })
  return userId === null ? null : paths.adminUser({ user: userId })
}
