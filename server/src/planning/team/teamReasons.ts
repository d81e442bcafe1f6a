import type { teamReasons as endpoint } from '@uurwerk/contract/planning/teamPlanning'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, QueryContext } from '../../app/context.ts'
import { daysOfTeamPeriod, type Period } from './daysOfTeamPeriod.ts'
import { listTeamReasons, type TeamReasonRow } from './teamReasonsStore.ts'

type Input = Period & { readonly customer?: number | undefined }

/** A reason can be sickness, so an audit entry says who read the reasons of which people and days (rule team-13). */
export async function teamReasons(context: QueryContext, input: Input): Promise<AnswerOf<typeof endpoint>> {
  const { from, to, customer } = input
  daysOfTeamPeriod({ from, to })
  const rows = await listTeamReasons(context.db, [from, to, customer ?? null])
  await recordReasonsReading(context, input, rows)
  return { from, to, reasons: rows.map(({ personId, day, kind, whole }) => [personId, day, kind, whole]) }
}

/** Writes to the history who read the reasons of which people and days (rule team-13). */
export const recordReasonsReading = (
  context: QueryContext,
  { from, to, customer }: Input,
  rows: readonly TeamReasonRow[],
): Promise<void> =>
  recordCallerAct(context, {
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
