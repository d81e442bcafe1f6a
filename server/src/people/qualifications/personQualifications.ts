import type { BodyOf } from '@uurwerk/contract/endpoint'
import type {
  addPersonQualification as adding,
  personQualifications as endpoint,
} from '@uurwerk/contract/people/qualifications'
import type { HeldQualification } from '@uurwerk/domain/people/qualifications/holdsOn'
import { refusalToHold } from '@uurwerk/domain/people/qualifications/refusalToHold'
import type { Day } from '@uurwerk/domain/time/day'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { Database } from '../../platform/db/database.ts'
import { personExists } from '../personExistsStore.ts'
import {
  deletePersonQualification,
  insertPersonQualification,
  listPersonQualifications,
  updatePersonQualification,
  type PersonQualificationRow,
} from './personQualificationStore.ts'
import { readQualificationToUse } from './qualificationStore.ts'

type Answer = AnswerOf<typeof endpoint>
type Input = BodyOf<typeof adding>
type OneHeld = { readonly id: number; readonly heldId: number }

async function assertPerson(db: Database, personId: number): Promise<void> {
  if (!(await personExists(db, personId))) throw new RefusalError({ code: 'not_found' })
}

/** The qualifications of a person, with the period of each (rule qualifications-3). */
export async function personQualifications(db: Database, personId: number, today: Day): Promise<Answer> {
  await assertPerson(db, personId)
  return { today, _embedded: { personQualificationDtoList: await listPersonQualifications(db, personId) } }
}

/** Locks the person, so that two HR users change the qualifications of one person one after the other. */
async function lockedHeld({ tx }: CommandContext, personId: number): Promise<PersonQualificationRow[]> {
  lockPerson(tx, personId)
  await assertPerson(tx, personId)
  return listPersonQualifications(tx, personId)
}

type Others = { readonly others: readonly HeldQualification[]; readonly before: HeldQualification | null }

/** HR can still change the period of a qualification that the company no longer uses. */
async function checkedHeld(
  { tx }: CommandContext,
  { qualificationId, start, end = null }: Input,
  { others, before }: Others,
): Promise<HeldQualification & { readonly name: string }> {
  const { name, active } = orNotFound(await readQualificationToUse(tx, qualificationId))
  const held = { qualificationId, period: { start, end } }
  const isActive = active || before?.qualificationId === qualificationId
  assertAllowed(refusalToHold({ isActive, held: others }, held))
  return { ...held, name }
}

const audited = ({ name, period }: { readonly name: string } & Pick<HeldQualification, 'period'>) => ({
  qualification: name,
  from: period.start,
  to: period.end,
})

const entityOf = (entityId: number) => ({ entity: 'qualification', entityId }) as const

/** Gives a qualification to a person, from a day on and optionally until a day (rule qualifications-3). */
export async function addPersonQualification(context: CommandContext, personId: number, input: Input): Promise<Answer> {
  const { tx, today } = context
  const others = await lockedHeld(context, personId)
  const held = await checkedHeld(context, input, { others, before: null })
  const id = await insertPersonQualification(tx, personId, held)
  await recordCallerAct(context, { ...entityOf(id), action: 'give qualification', personId, after: audited(held) })
  return personQualifications(tx, personId, today)
}

/** Changes the period of a qualification of a person, for example its last day (rule qualifications-3). */
export async function editPersonQualification(
  context: CommandContext,
  { id: personId, heldId }: OneHeld,
  { version, ...input }: Input,
): Promise<Answer> {
  const { tx, today } = context
  const all = await lockedHeld(context, personId)
  const before = orNotFound(all.find(({ id }) => id === heldId))
  await assertVersion(tx, { ...entityOf(heldId), stored: before.version, sent: version, current: () => before })
  const held = await checkedHeld(context, input, { others: all.filter((each) => each !== before), before })
  await updatePersonQualification(tx, heldId, held)
  await recordCallerAct(context, {
    ...entityOf(heldId),
    action: 'edit held qualification',
    personId,
    before: audited(before),
    after: audited(held),
  })
  return personQualifications(tx, personId, today)
}

/** Removes a qualification that HR gave to a person by mistake (rule qualifications-3). */
export async function removePersonQualification(
  context: CommandContext,
  { id: personId, heldId }: OneHeld,
): Promise<Answer> {
  const { tx, today } = context
  const before = orNotFound((await lockedHeld(context, personId)).find(({ id }) => id === heldId))
  await deletePersonQualification(tx, heldId)
  await recordCallerAct(context, {
    ...entityOf(heldId),
    action: 'take qualification',
    personId,
    before: audited(before),
  })
  return personQualifications(tx, personId, today)
}
