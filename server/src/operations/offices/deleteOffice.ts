import { dumpOffice } from './dumpOffice.ts'
import {
  deleteHosts,
  dropSchema,
  insertAct,
  listOffices,
  updateState,
  type ListedOffice,
} from '../../platform/db/offices/houseStore.ts'
import type { House } from '../../platform/db/offices/openHouse.ts'

const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/**
 * Closes an office at once, and writes everything of the office to a file. The schema stays for thirty days, in which
 * the operator can start the office again.
 */
export async function deleteOffice(house: House, office: ListedOffice, folder: string): Promise<string[]> {
  const file = await dumpOffice(house, office, folder)
  await updateState(house.client, office.name, 'deleted')
  await insertAct(house.client, { act: 'delete', office: office.name, detail: file })
  return [
    `${office.name} is geschrapt, en gaat binnen tien seconden uit. Bewaard: ${file}`,
    `Tot over ${KEPT_DAYS} dagen kan 'start ${office.name}' het terugzetten; daarna verwijdert 'purge' het.`,
  ]
}

/** Drops the schemas of the offices that were deleted thirty days ago. The list keeps their names. */
export async function dropDeleted({ client }: House): Promise<string[]> {
  const before = Date.now() - KEPT_DAYS * DAY_MS
  const due = (await listOffices(client)).filter(
    ({ state, deletedAt }) => state === 'deleted' && deletedAt !== null && deletedAt.getTime() <= before,
  )
  for (const office of due) {
    await dropSchema(client, office)
    await deleteHosts(client, office.name)
    await updateState(client, office.name, 'dropped')
    await insertAct(client, { act: 'purge', office: office.name, detail: office.schema })
  }
  return due.length === 0 ? ['Er is niets te verwijderen.'] : due.map(({ name }) => `${name} is verwijderd.`)
}
