import { demandVersion } from '../app/audit/demandVersion.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { personDto } from './personDto.ts'
import type { PersonRow } from './peopleStore.ts'

/**
 * The histories of a person have no version of their own. They share the version of the person, because a person and
 * the histories are shown together (rule people-37).
 */
export const demandPersonVersion = (tx: Tx, person: PersonRow, sent: number | undefined): Promise<void> =>
  demandVersion(tx, {
    entity: 'person',
    entityId: person.id,
    stored: person.version,
    sent,
    current: () => personDto(person),
  })
