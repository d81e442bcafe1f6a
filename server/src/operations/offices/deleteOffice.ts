import { dumpOffice, newFileOf } from './dumps/dumpOffice.ts'
import {
  deleteHosts,
  dropOffice,
  dropSchema,
  insertAct,
  isKeptInFile,
  listOffices,
  updateState,
  type ListedOffice,
} from '../../platform/db/offices/officeListStore.ts'
import { recordAct } from './recordAct.ts'
import type { OfficeList } from '../../platform/db/offices/openOfficeList.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { untilClosed } from './untilClosed.ts'

const KEPT_DAYS = 30

/**
 * Closes an office, so that nobody can use it, and then writes all its data to a file, including the last change. The
 * schema stays for thirty days, in which the operator can start the office again. When the file cannot be written, the
 * office stays closed, and its schema stays until the operator makes a dump (rule offices-28).
 */
export async function deleteOffice(officeList: OfficeList, office: ListedOffice, folder: string): Promise<string[]> {
  // A folder in which the dump cannot be written is refused before the office is closed.
  await newFileOf(office, folder)
  await recordAct(officeList, office, { act: 'delete', detail: folder, action: 'delete office' }, () =>
    updateState(officeList.client, office.name, 'deleted'),
  )
  await untilClosed(officeList, office)
  const file = await dumpOffice(officeList, office, folder).catch((cause: unknown) => {
    // A program error is thrown unchanged, so that the operator sees its stack trace.
    if (!(cause instanceof StartRefusal) && (cause as NodeJS.ErrnoException).code === undefined) throw cause
    throw new StartRefusal(
      `${office.name} is geschrapt en uit, maar zonder dump: ${cause instanceof Error ? cause.message : String(cause)}. Voer het bevel opnieuw uit.`,
      { cause },
    )
  })
  await insertAct(officeList.client, { act: 'dump', office: office.name, detail: file })
  return [
    `${office.name} is geschrapt en uit. Bewaard: ${file}`,
    `Tot over ${KEPT_DAYS} dagen kan 'start ${office.name}' het terugzetten; daarna verwijdert 'purge' het.`,
    `Het kantoor moet zijn facturen zelf bewaren. Heeft het zijn gegevens nog niet: export ${office.name} <map>.`,
  ]
}

/**
 * Drops the schemas of offices that were deleted or moved thirty days ago. A deleted office keeps its schema while
 * there is no dump or export from after the deletion (rule offices-29).
 */
export async function dropDeleted({ client }: OfficeList): Promise<string[]> {
  const due = (await listOffices(client)).filter(
    ({ state, deletedDays }) =>
      (state === 'deleted' || state === 'moved') && deletedDays !== null && deletedDays >= KEPT_DAYS,
  )
  const lines: string[] = []
  for (const office of due) {
    if (office.state === 'deleted' && !(await isKeptInFile(client, office.name))) {
      lines.push(
        `${office.name} blijft staan: er is geen dump of export van na het schrappen. Maak er een: dump ${office.name} <map>.`,
      )
      continue
    }
    // A moved office is also removed from the list of offices, so that an office with the same name can be moved back
    // later.
    if (office.state === 'moved') await dropOffice(client, office)
    else {
      await dropSchema(client, office)
      await deleteHosts(client, office.name)
      await updateState(client, office.name, 'dropped')
    }
    await insertAct(client, { act: 'purge', office: office.name, detail: office.schema })
    lines.push(`${office.name} is verwijderd.`)
  }
  return lines.length === 0 ? ['Er is niets te verwijderen.'] : lines
}
