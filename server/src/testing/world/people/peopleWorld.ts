import { createPerson, editPerson } from '@uurwerk/contract/people/people'
import { beforeEach } from 'vitest'
import { call, request } from '../../call.ts'
import { personBody, type PersonFields } from '../masterDataBodies.ts'
import { hrWorld } from './hrWorld.ts'
import { givenHr } from '../world.ts'

/** Starts an app in which Katrien Lauwers of HR adds and edits people. */
export async function peopleWorld() {
  const { db, as, clock, katrienId, hr: katrien } = await hrWorld()
  const { call: wim } = await givenHr({ db, as }, 'Wim')

  beforeEach(async () => {
    await db.updateTable('people').set({ hr_employer_id: null, employee_number: null }).execute()
    await db.deleteFrom('hr_employers').execute()
  })

  const creation = (changes: PersonFields = {}) => request(katrien, createPerson, { body: personBody(changes) })
  const create = (changes: PersonFields = {}) => call(...creation(changes))

  const edit = (id: number, changes: PersonFields) =>
    request(katrien, editPerson, { params: { id }, body: personBody(changes) })

  const givenEmployer = async (name: string) =>
    (await db.insertInto('hr_employers').values({ name }).returning('id').executeTakeFirstOrThrow()).id

  const auditOf = (id: number) =>
    db
      .selectFrom('audit_entries')
      .select(['action', 'changes', 'actor_id'])
      .where('entity', '=', 'person')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()

  return { db, as, clock, katrienId, katrien, wim, creation, create, edit, givenEmployer, auditOf }
}
