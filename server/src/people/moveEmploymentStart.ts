import { partTimeRecordsFrom } from '@uurwerk/domain/people/partTimeRecordsFrom'
import { refusalToMoveEmploymentStart } from '@uurwerk/domain/people/refusalToMoveEmploymentStart'
import type { Day } from '@uurwerk/domain/time/day'
import type { Tx } from '../db/transaction.ts'
import { assertAllowed } from '../http/RefusalError.ts'
import { savePartTimeRecords, selectPartTimeRecords } from './partTimeRecordStore.ts'
import type { PersonRow } from './peopleStore.ts'
import { selectFirstBusyDay } from './personStore.ts'

/** Moves the start of the employment, and moves the start of the first percentage to the same day. */
export async function moveEmploymentStart(tx: Tx, person: PersonRow, start: Day): Promise<void> {
  const employment = { start: person.employmentStart, end: person.employmentEnd }
  const firstBusyDay = await selectFirstBusyDay(tx, person.id)
  assertAllowed(refusalToMoveEmploymentStart({ employment, firstBusyDay }, start))
  await savePartTimeRecords(tx, person.id, partTimeRecordsFrom(await selectPartTimeRecords(tx, person.id), start))
}
