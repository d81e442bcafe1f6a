import type { Person } from '@uurwerk/contract/people/people'
import type { Day } from '@uurwerk/domain/time/day'
import type { z } from 'zod'
import type { Database } from '../platform/db/database.ts'
import { orNotFound } from '../app/RefusalError.ts'
import { personDto } from './personDto.ts'
import { selectPerson } from './peopleStore.ts'

/** Reads a person with contracts, part-time percentages and sicknesses, in one statement. */
export async function readPerson(db: Database, id: number, today: Day): Promise<z.output<typeof Person>> {
  return personDto(orNotFound(await selectPerson(db, id, today)))
}
