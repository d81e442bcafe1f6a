import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { editRetention as call } from '@uurwerk/contract/operations/retention'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { readRetention } from './readRetention.ts'
import { RETENTION } from './retentionEntity.ts'
import { lockTerms, updateTerms } from './retentionTermStore.ts'

/** The next nightly run uses the new terms. The schema refuses a term below the legal minimum (rule retention-8). */
export async function editRetention({ tx, actor, now, today }: CommandContext, input: BodyOf<typeof call>) {
  const { version: stored, ...before } = await lockTerms(tx)
  const { version: sent, ...after } = input
  await assertVersion(tx, { ...RETENTION, stored, sent, current: () => readRetention(tx, today) })
  await updateTerms(tx, after)
  await recordAudit(tx, { actorId: actor.personId, now, action: 'edit retention', ...RETENTION, before, after })
  return readRetention(tx, today)
}
