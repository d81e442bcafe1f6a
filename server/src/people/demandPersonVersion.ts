import { demandVersion } from '../audit/demandVersion.ts'
import type { Tx } from '../db/transaction.ts'
import { personDto } from './personDto.ts'
import type { PersonRow } from './peopleStore.ts'

/** Histories have no versions of their own: who changes one has seen the person as a whole (rule people-37). */
export const demandPersonVersion = (tx: Tx, person: PersonRow, sent: number | undefined): Promise<void> =>
  demandVersion(tx, {
    entity: 'person',
    entityId: person.id,
    stored: person.version,
    sent,
    current: () => personDto(person),
  })
