import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { editHrEmployer as call } from '@uurwerk/contract/people/hrEmployers'
import { demandVersion } from '../../app/audit/demandVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { CommandContext } from '../../app/context.ts'
import { hrEmployerDto } from './hrEmployerDto.ts'
import { lockHrEmployer, selectHrEmployer, updateHrEmployer } from './hrEmployerStore.ts'

export async function editHrEmployer(context: CommandContext, id: number, input: BodyOf<typeof call>) {
  const { tx } = context
  const before = orNotFound(await lockHrEmployer(tx, id))
  await demandVersion(tx, {
    entity: 'hr employer',
    entityId: id,
    stored: before.version,
    sent: input.version,
    current: () => hrEmployerDto(before),
  })
  const after = { name: input.name, payrollNumber: input.payrollNumber }
  await refusedWhenTaken({ hr_employers_name: { code: 'hr_employer_name_taken' } }, () =>
    updateHrEmployer(tx, id, after),
  )
  await recordCallerAct(context, {
    action: 'edit hr employer',
    entity: 'hr employer',
    entityId: id,
    before: { name: before.name, payrollNumber: before.payrollNumber },
    after,
  })
  return hrEmployerDto(orNotFound(await selectHrEmployer(tx, id)))
}
