import { refusalToRemoveHrEmployer } from '@uurwerk/domain/people/refusalToRemoveHrEmployer'
import type { z } from 'zod'
import * as calls from '@uurwerk/contract/people/hrEmployers'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import { action, actionsOf } from '../../app/actionLinks.ts'
import {
  insertHrEmployer,
  readHrEmployer,
  deleteHrEmployer,
  lockHrEmployer,
  listHrEmployers,
  updateHrEmployer,
  type HrEmployerFields,
  type HrEmployerRow,
} from './hrEmployerStore.ts'
import type { CommandContext } from '../../app/context.ts'
import { readRoute, writeRoute, type Route } from '../../platform/http/route.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound, assertAllowed } from '../../app/RefusalError.ts'
import { removeRecord } from '../../app/removals/removeRecord.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { Database } from '../../platform/db/database.ts'
import { assertVersion } from '../../app/audit/assertVersion.ts'

const hrEmployerDto = (row: HrEmployerRow): z.output<typeof calls.HrEmployer> => ({
  ...row,
  ...actionsOf({
    remove: action(calls.removeHrEmployer, { id: row.id }, refusalToRemoveHrEmployer(row)),
    payCodes: action(calls.hrEmployerPayCodes, { id: row.id }, null),
  }),
})

const hrEmployersAnswer = async (db: Database) => ({
  _embedded: { hrEmployerDtoList: (await listHrEmployers(db)).map(hrEmployerDto) },
})

export const hrEmployerRoutes: readonly Route[] = [
  readRoute(calls.hrEmployers, ({ db }) => hrEmployersAnswer(db)),
  writeRoute(calls.createHrEmployer, (context, { body }) => createHrEmployer(context, body)),
  writeRoute(calls.editHrEmployer, (context, { params, body }) => editHrEmployer(context, params.id, body)),
  writeRoute(calls.removeHrEmployer, (context, { params }) => removeHrEmployer(context, params.id)),
]

/** The refusal of a name that another HR employer has (rule people-76). */
const whenTaken = { hr_employers_name: { code: 'hr_employer_name_taken' } } as const

const fieldsOf = ({ name, payrollNumber }: HrEmployerFields): HrEmployerFields => ({ name, payrollNumber })

/** Creates an HR employer (legal employer) with the default pay codes. Only pay codes that HR changes are stored. */
async function createHrEmployer(context: CommandContext, input: BodyOf<typeof calls.createHrEmployer>) {
  const { tx } = context
  const fields = fieldsOf(input)
  const id = await refusedWhenTaken(whenTaken, () => insertHrEmployer(tx, fields))
  await recordCallerAct(context, { action: 'create hr employer', entity: 'hr employer', entityId: id, after: fields })
  return hrEmployerDto(orNotFound(await readHrEmployer(tx, id)))
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
    before: fieldsOf(before),
  })
  return hrEmployersAnswer(tx)
}

async function editHrEmployer(context: CommandContext, id: number, input: BodyOf<typeof calls.editHrEmployer>) {
  const { tx } = context
  const before = orNotFound(await lockHrEmployer(tx, id))
  const entity = { entity: 'hr employer', entityId: id } as const
  const { version: stored } = before
  await assertVersion(tx, { ...entity, stored, sent: input.version, current: () => hrEmployerDto(before) })
  const after = fieldsOf(input)
  await refusedWhenTaken(whenTaken, () => updateHrEmployer(tx, id, after))
  await recordCallerAct(context, {
    action: 'edit hr employer',
    ...entity,
    before: fieldsOf(before),
    after,
  })
  return hrEmployerDto(orNotFound(await readHrEmployer(tx, id)))
}
