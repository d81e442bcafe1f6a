import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { createHrEmployer as call } from '@uurwerk/contract/hrEmployers'
import { recordAudit } from '../audit/recordAudit.ts'
import { orNotFound } from '../http/RefusalError.ts'
import { refusedWhenTaken } from '../http/refusedWhenTaken.ts'
import type { CommandContext } from '../http/route.ts'
import { hrEmployerDto } from './hrEmployerDto.ts'
import { insertHrEmployer, selectHrEmployer } from './hrEmployerStore.ts'

/** Makes an HR employer with the default pay codes. Only pay codes that HR changes are stored. */
export async function createHrEmployer(
  { tx, actor, now }: CommandContext,
  { name, payrollNumber }: BodyOf<typeof call>,
) {
  const fields = { name, payrollNumber }
  const id = await refusedWhenTaken({ hr_employers_name: 'hr_employer_name_taken' }, () => insertHrEmployer(tx, fields))
  await recordAudit(tx, {
    actorId: actor.personId,
    now,
    action: 'create hr employer',
    entity: 'hr employer',
    entityId: id,
    after: fields,
  })
  return hrEmployerDto(orNotFound(await selectHrEmployer(tx, id)))
}
