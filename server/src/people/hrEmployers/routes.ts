import * as calls from '@uurwerk/contract/people/hrEmployers'
import type { createHrEmployer as creating, editHrEmployer as editing } from '@uurwerk/contract/people/hrEmployers'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { refusalToRemoveHrEmployer } from '@uurwerk/domain/people/refusalToRemoveHrEmployer'
import type { CommandContext } from '../../app/context.ts'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound, assertAllowed } from '../../app/RefusalError.ts'
import { removeRecord } from '../../app/removals/removeRecord.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import { hrEmployerDto } from './hrEmployerDto.ts'
import {
  insertHrEmployer,
  selectHrEmployer,
  deleteHrEmployer,
  lockHrEmployer,
  selectHrEmployers,
  updateHrEmployer,
} from './hrEmployerStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { demandVersion } from '../../app/audit/demandVersion.ts'

const hrEmployersAnswer = async (db: Database) => ({
  _embedded: { hrEmployerDtoList: (await selectHrEmployers(db)).map(hrEmployerDto) },
})

export const hrEmployerRoutes: readonly Route[] = [
  readRoute(calls.hrEmployers, ({ db }) => hrEmployersAnswer(db)),
  writeRoute(calls.createHrEmployer, (context, { body }) => createHrEmployer(context, body)),
  writeRoute(calls.editHrEmployer, (context, { params, body }) => editHrEmployer(context, params.id, body)),
  writeRoute(calls.removeHrEmployer, (context, { params }) => removeHrEmployer(context, params.id)),
]

/** Creates an HR employer with the default pay codes. Only pay codes that HR changes are stored. */
async function createHrEmployer(context: CommandContext, { name, payrollNumber }: BodyOf<typeof creating>) {
  const { tx } = context
  const fields = { name, payrollNumber }
  const id = await refusedWhenTaken({ hr_employers_name: { code: 'hr_employer_name_taken' } }, () =>
    insertHrEmployer(tx, fields),
  )
  await recordCallerAct(context, { action: 'create hr employer', entity: 'hr employer', entityId: id, after: fields })
  return hrEmployerDto(orNotFound(await selectHrEmployer(tx, id)))
}

async function removeHrEmployer(context: CommandContext, id: number) {
  const { tx } = context
  const before = orNotFound(await lockHrEmployer(tx, id))
  assertAllowed(refusalToRemoveHrEmployer(before))
  await removeRecord(context, { entity: 'hr employer', id, uses: {}, remove: () => deleteHrEmployer(tx, id) })
  await recordCallerAct(context, {
    action: 'remove hr employer',
    entity: 'hr employer',
    entityId: id,
    before: { name: before.name, payrollNumber: before.payrollNumber },
  })
  return hrEmployersAnswer(tx)
}

async function editHrEmployer(context: CommandContext, id: number, input: BodyOf<typeof editing>) {
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
