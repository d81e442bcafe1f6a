import type { teamReasons as endpoint } from '@uurwerk/contract/planning/teamPlanning'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, QueryContext } from '../../app/context.ts'
import { daysOfTeamPeriod, type Period } from './daysOfTeamPeriod.ts'
import { selectTeamReasons } from './teamReasonsStore.ts'

type Asked = Period & { readonly customer?: number | undefined }

/**
 * The reasons why people are absent in a period. A reason can be sickness. Each call therefore writes an audit entry
 * that says who read the reasons of which people and days (rule team-13).
 */
export async function teamReasons(
  { db, actor, now }: QueryContext,
  { from, to, customer }: Asked,
): Promise<AnswerOf<typeof endpoint>> {
  daysOfTeamPeriod({ from, to })
  const rows = await selectTeamReasons(db, [from, to, customer ?? null])
  await recordAudit(db, {
    actorId: actor.personId,
    now,
    action: 'read absence reasons',
    entity: 'absence',
    entityId: null,
    after: {
      from,
      to,
      ...(customer !== undefined && { customerId: customer }),
      people: [...new Set(rows.map(({ personId }) => personId))],
    },
  })
  return { from, to, reasons: rows.map(({ personId, day, kind, whole }) => [personId, day, kind, whole]) }
}
