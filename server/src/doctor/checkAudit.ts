import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { addMonths, monthOf } from '@uurwerk/domain/time/yearMonth'
import { listAuditPartitions } from '../audit/auditPartitionStore.ts'
import type { QueryContext } from '../http/route.ts'
import type { Examined } from './examined.ts'

/** Checks that this month and the next have a partition for audit entries. */
export async function checkAudit({ db, today }: Pick<QueryContext, 'db' | 'today'>): Promise<Examined> {
  const made = await listAuditPartitions(db)
  const month = monthOf(today)
  const months = [month, addMonths(month, 1)].filter((wanted) => !made.includes(wanted))
  const last = made.toSorted().at(-1)
  return {
    summary: last === undefined ? 'Nog geen maand klaar' : `Plaats tot en met ${formatMonth(last)}`,
    found: months.length === 0 ? [] : [{ code: 'audit_unprepared', months }],
  }
}
