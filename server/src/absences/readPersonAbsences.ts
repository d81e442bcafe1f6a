import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import type { QueryContext } from '../app/context.ts'
import { lockedMonthAbsences, monthAbsences, type MonthAbsencesAnswer } from './monthAbsences.ts'

type Input = { readonly personId: number; readonly yearMonth: YearMonth; readonly version: 'actual' | 'locked' }

/** Reads the absences of a person for HR. The audit trail records who read the absences (rule absences-49). */
export async function readPersonAbsences(
  context: QueryContext,
  { personId, yearMonth, version }: Input,
): Promise<MonthAbsencesAnswer> {
  const { db } = context
  const answer =
    version === 'locked'
      ? await lockedMonthAbsences(db, { personId, yearMonth })
      : await monthAbsences(db, { personId, yearMonth, actingAs: 'hr' })
  await recordCallerAct(context, {
    action: 'read absences',
    entity: 'person',
    entityId: personId,
    personId,
    after: { yearMonth, version },
  })
  return answer
}
