import { refusalToRemoveHrEmployer } from '@uurwerk/domain/people/refusalToRemoveHrEmployer'
import { recordAudit } from '../audit/recordAudit.ts'
import { demand, found } from '../http/Refused.ts'
import type { Writing } from '../http/route.ts'
import { hrEmployersAnswer } from './hrEmployersAnswer.ts'
import { deleteHrEmployer, lockHrEmployer } from './hrEmployerStore.ts'

export async function removeHrEmployer({ tx, actor, now }: Writing, id: number) {
  const before = found(await lockHrEmployer(tx, id))
  demand(refusalToRemoveHrEmployer(before))
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
