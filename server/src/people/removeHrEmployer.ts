import { refusalToRemoveHrEmployer } from '@uurwerk/domain/people/refusalToRemoveHrEmployer'
import { recordAudit } from '../audit/recordAudit.ts'
import { assertAllowed, orNotFound } from '../http/RefusalError.ts'
import type { CommandContext } from '../http/route.ts'
import { hrEmployersAnswer } from './hrEmployersAnswer.ts'
import { deleteHrEmployer, lockHrEmployer } from './hrEmployerStore.ts'

export async function removeHrEmployer({ tx, actor, now }: CommandContext, id: number) {
  const before = orNotFound(await lockHrEmployer(tx, id))
  assertAllowed(refusalToRemoveHrEmployer(before))
  await deleteHrEmployer(tx, id)
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'remove hr employer',
    entity: 'hr employer',
    entityId: id,
    before: { name: before.name, payrollNumber: before.payrollNumber },
  })
  return hrEmployersAnswer(tx)
}
