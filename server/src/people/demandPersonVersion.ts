import { demandVersion } from '../app/audit/demandVersion.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { personDto } from './personDto.ts'
import type { PersonRow } from './peopleStore.ts'

/**
 * Refuses an edit of a person, or of the records below the person, when the caller has an old version. The part-time
 * records and sicknesses share the version of the person, because they are shown together (rule people-37).
 */
export const demandPersonVersion = (tx: Tx, person: PersonRow, sent: number | undefined): Promise<void> =>
  demandVersion(tx, {
    entity: 'person',
    entityId: person.id,
    stored: person.version,
    sent,
    current: () => personDto(person),
  })
