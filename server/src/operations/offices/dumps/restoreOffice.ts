import path from 'node:path'
import { endMailsAndSessions } from '../../backup/restoredStateStore.ts'
import * as store from '../../../platform/db/offices/officeListStore.ts'
import type { ListedOffice } from '../../../platform/db/offices/officeListStore.ts'
import { readIntegrity } from '../../../platform/db/offices/integrityStore.ts'
import type { OfficeList } from '../../../platform/db/offices/openOfficeList.ts'
import type { Office } from '../../../platform/db/offices/office.ts'
import { latestMigration } from '../../../platform/db/migration/migrations.ts'
import { StartRefusal } from '../../../platform/startRefusal.ts'
import { loadDump, openDump, type Dump } from './loadDump.ts'
import { assertFreePlace, newOffice } from '../newOffice.ts'
import { migrateOffice } from '../migrateOffices.ts'
import { hostNamed, nameOf } from '../officeNames.ts'
import { recordAct } from '../recordAct.ts'
import { CLOSED_AFTER_MS, untilClosed } from '../untilClosed.ts'

/**
 * Restores a dump as a new office (a company that uses Uurwerk) with another name and host name. People can sign in to
 * this copy. Its jobs do not run until the operator starts it, because otherwise the copy would send the same mails as
 * the original office. When a step fails, nothing of the copy remains (rule offices-20).
 */
export async function restoreOffice(
  officeList: OfficeList,
  [file = '', name = '', host = '']: readonly string[],
): Promise<string[]> {
  if (file === '') throw new StartRefusal('Geef het bestand, en een naam en een hostnaam voor de kopie.')
  const office = await newOffice(officeList, nameOf(name))
  const address = hostNamed(host)
  const dump = await openDump(path.resolve(file), officeList.dumpKey)
  await assertFreePlace(officeList, office, [address])
  await store.insertOffice(officeList.client, office, address)
  try {
    await store.createSchema(officeList.client, office, officeList.serverLogin)
    await loadChecked(officeList, office, dump)
    await migrateOffice(officeList, office)
    const ended = await store.asOffice(officeList.client, office, () => endMailsAndSessions(officeList.client))
    const after = { fileName: path.basename(file), hostNames: [address] }
    await recordAct(officeList, office, { act: 'restore', detail: dump.file, action: 'restore office', after }, () =>
      store.updateState(officeList.client, office.name, 'copy'),
    )
    return [
      `${office.name} is teruggezet: ${ended.sessionsEnded} sessies beëindigd, ${ended.mailsHeldBack} mails tegengehouden.`,
      `Binnen tien seconden te bekijken op ${address}. Zolang het een kopie is, vertrekt er niets.`,
      `Vervangt ze een kantoor: swap <kantoor> ${office.name}. Is ze zelf het kantoor: start ${office.name}.`,
    ]
  } catch (error) {
    await store.dropOffice(officeList.client, office)
    throw error
  }
}

/** Loads a dump, and refuses a dump that this release cannot use or that is damaged (rule offices-23). */
export async function loadChecked(officeList: OfficeList, office: Office, dump: Dump): Promise<void> {
  await loadDump(officeList, office, dump)
  const { migration, damagedDocuments } = await readIntegrity(officeList.client, office)
  const latest = latestMigration()
  if (migration > latest)
    throw new StartRefusal(
      `Deze dump heeft migratie ${migration}, en deze versie kent er ${latest}: gebruik de versie waarmee hij gemaakt is.`,
    )
  if (damagedDocuments > 0)
    throw new StartRefusal(`Deze dump is beschadigd: van ${damagedDocuments} documenten klopt de inhoud niet.`)
}

/**
 * Exchanges the data of an office and its restored copy, while no server process and no job uses the office. A stopped
 * office stays stopped. When the exchange is killed, the operator runs the command again, which completes the exchange
 * and starts the office (rule offices-24).
 */
export async function swapOffices(officeList: OfficeList, office: ListedOffice, copy: ListedOffice): Promise<string[]> {
  const stopped = office.state === 'stopped' ? await store.readLastStop(officeList.client, office.name) : null
  const endState = office.state === 'on' || stopped?.copy ? 'on' : 'stopped'
  if (office.state === 'on') await changeState(officeList, office, { act: 'stop', detail: `swap ${copy.name}` })
  try {
    // A server process can still serve an office that the operator stopped only a moment ago.
    await untilClosed(
      officeList,
      office,
      office.state === 'on' ? CLOSED_AFTER_MS : CLOSED_AFTER_MS - (stopped?.agoMs ?? Infinity),
    )
  } catch (error) {
    if (endState === 'on') await changeState(officeList, office, { act: 'start', detail: 'swap' })
    throw error
  }
  const [name, role, schema] = [office.name, copy.role, copy.schema]
  const act = { act: 'swap', detail: copy.name, action: 'swap office' } as const
  await recordAct(officeList, { name, role, schema }, act, async () => {
    await store.swapSchemas(officeList.client, office, copy)
    await store.updateState(officeList.client, office.name, endState)
  })
  return [
    `${office.name} heeft nu de gegevens van ${copy.name}. De servers weten het binnen tien seconden.`,
    ...(endState === 'stopped' ? [`${office.name} was uit, en blijft uit: start ${office.name} zet het aan.`] : []),
    `Wat ${office.name} ervoor had, staat nog op ${copy.hosts[0]}. Weg ermee: delete ${copy.name} <map>.`,
  ]
}

/** Stops or starts the office, as one step of the exchange. */
const changeState = (
  officeList: OfficeList,
  office: ListedOffice,
  { act, detail }: { readonly act: 'stop' | 'start'; readonly detail: string },
): Promise<void> =>
  recordAct(officeList, office, { act, detail, action: `${act} office` }, () =>
    store.updateState(officeList.client, office.name, act === 'stop' ? 'stopped' : 'on'),
  )
