import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { editQualification as editing, qualifications as endpoint } from '@uurwerk/contract/people/qualifications'
import { refusalToRemoveQualification } from '@uurwerk/domain/people/qualifications/refusalToRemoveQualification'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { assertAllowed, orNotFound } from '../../app/RefusalError.ts'
import { refusedWhenTaken } from '../../app/refusedWhenTaken.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  deleteQualification,
  insertQualification,
  lockQualification,
  listQualifications,
  updateQualification,
} from './qualificationStore.ts'

type Answer = AnswerOf<typeof endpoint>

/** All qualifications of the company, sorted by name (rule qualifications-1). */
export const qualifications = async (db: Database): Promise<Answer> => ({
  _embedded: {
    qualificationDtoList: (await listQualifications(db)).map((row) => ({
      ...row,
      actions: { remove: refusalToRemoveQualification(row) },
    })),
  },
})

const whenTaken = { qualifications_name: { code: 'qualification_name_taken' } } as const

const entityOf = (entityId: number) => ({ entity: 'qualification', entityId }) as const

/** Adds a qualification to the list of the company (rule qualifications-1). */
export async function addQualification(context: CommandContext, name: string): Promise<Answer> {
  const { tx } = context
  const id = await refusedWhenTaken(whenTaken, () => insertQualification(tx, name))
  await recordCallerAct(context, { ...entityOf(id), action: 'add qualification', after: { name } })
  return qualifications(tx)
}

/** Renames a qualification, ends its use, or resumes its use (rule qualifications-2). */
export async function editQualification(
  context: CommandContext,
  id: number,
  { version, ...after }: BodyOf<typeof editing>,
): Promise<Answer> {
  const { tx } = context
  const before = orNotFound(await lockQualification(tx, id))
  await assertVersion(tx, { ...entityOf(id), stored: before.version, sent: version, current: () => before })
  await refusedWhenTaken(whenTaken, () => updateQualification(tx, id, after))
  await recordCallerAct(context, {
    ...entityOf(id),
    action: 'edit qualification',
    before: { name: before.name, active: before.active },
    after,
  })
  return qualifications(tx)
}

/** Removes a qualification that nobody uses (rule qualifications-2). */
export async function removeQualification(context: CommandContext, id: number): Promise<Answer> {
  const { tx } = context
  const before = orNotFound(await lockQualification(tx, id))
  assertAllowed(refusalToRemoveQualification(before))
  await deleteQualification(tx, id)
  await recordCallerAct(context, { ...entityOf(id), action: 'remove qualification', before: { name: before.name } })
  return qualifications(tx)
}
