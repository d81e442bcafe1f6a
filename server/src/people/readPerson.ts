import type { Person } from '@uurwerk/contract/people/people'
import type { z } from 'zod'
import type { CommandContext } from '../app/context.ts'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { judgeInvitations } from './invitations/judgeInvitations.ts'
import { personDto } from './personDto.ts'
import { readPersonRow } from './peopleStore.ts'

export async function readPerson(
  db: Database,
  id: number,
  context: Pick<CommandContext, 'services' | 'today'>,
): Promise<z.output<typeof Person>> {
  const [person, [invitation]] = await Promise.all([
    readPersonRow(db, id, context.today),
    judgeInvitations(db, [id], context),
  ])
  return personDto(orNotFound(person), { invite: invitation?.refusal ?? null })
}
