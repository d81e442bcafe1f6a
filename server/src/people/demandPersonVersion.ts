import { demandVersion } from '../audit/demandVersion.ts'
import type { Tx } from '../db/transaction.ts'
import { personDto } from './personDto.ts'
import type { PersonRow } from './peopleStore.ts'

/** The histories of a person share the version of the person, because they are shown together (rule people-37). */
export const demandPersonVersion = (tx: Tx, person: PersonRow, sent: number | undefined): Promise<void> =>
  demandVersion(tx, {
    entity: 'person',
    entityId: person.id,
    stored: person.version,
    sent,
    current: () => personDto(person),
  })
