import { closeSchema, lockTables, readContents } from '../../platform/db/offices/contentsStore.ts'
import * as store from '../../platform/db/offices/officeListStore.ts'
import type { ListedOffice } from '../../platform/db/offices/officeListStore.ts'
import { databaseStateOf } from '../../platform/db/errors/databaseStateOf.ts'
import { latestMigration } from '../../platform/db/migration/migrations.ts'
import type { Office } from '../../platform/db/offices/office.ts'
import type { OfficeList } from '../../platform/db/offices/openOfficeList.ts'
import { readOrigin } from '../../platform/db/offices/integrityStore.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { dumpOffice, newFileOf } from './dumps/dumpOffice.ts'
import { loadDump, openDump } from './dumps/loadDump.ts'
import { assertFreePlace, newOffice } from './newOffice.ts'
import { recordAct } from './recordAct.ts'
import { CLOSED_AFTER_MS, untilClosed } from './untilClosed.ts'

type MoveInput = {
  readonly officeList: OfficeList
  readonly target: OfficeList
  readonly office: ListedOffice
  readonly folder: string
}

/** A move, and the state that the office had before the move and gets after it. */
type Move = MoveInput & { readonly endState: 'on' | 'stopped' }

/**
 * Moves an office to another database. The office is never in use in two databases at the same time. A stopped office
 * stays stopped. After a killed move, the operator runs the same command again, or cancels the move with `start`.
 *
 * A move has these states (rule offices-26):
 * 1. Old database 'moving': the servers have closed the office. Its data in the new database can be deleted.
 * 2. Old database 'moved', new database 'arrived': the new database has all data, and the old database has released
 *    the office.
 * 3. New database 'on' or 'stopped': the move is done.
 */
export async function moveOffice(input: MoveInput): Promise<string[]> {
  const { officeList, target, office, folder } = input
  const move = { ...input, endState: await endStateOf(officeList, office) }
  if (office.state === 'moved') return finish(move, null)
  // A folder in which the dump cannot be written is refused before the office is closed.
  await newFileOf(office, folder)
  const arriving = await newOffice(target, office.name)
  await assertOwnArrival(move)
  await dropArrived(target, office)
  await assertFreePlace(target, arriving, office.hosts)
  try {
    await close(move)
    const file = await handOver(move, arriving)
    return await finish(move, file)
  } catch (error) {
    await giveUp(move)
    throw error
  }
}

/**
 * After an interrupted move, only the operator's list of actions shows whether the office was stopped before (rule
 * offices-27).
 */
async function endStateOf({ client }: OfficeList, { name, state }: ListedOffice): Promise<Move['endState']> {
  if (state === 'on' || state === 'stopped') return state
  return (await store.readMoveBegin(client, name)) === 'begin stopped' ? 'stopped' : 'on'
}

/** Closes the office for requests, and waits until its last job has ended. */
async function close({ officeList, office, endState }: Move): Promise<void> {
  const { client } = officeList
  await store.inOneTransaction(client, async () => {
    await store.updateState(client, office.name, 'moving')
    await store.insertAct(client, { act: 'move', office: office.name, detail: `begin ${endState}` })
  })
  await untilClosed(officeList, office, office.state === 'stopped' ? 0 : CLOSED_AFTER_MS)
}

/**
 * Copies all data to the new database while nobody can write to the old database, compares both databases, and releases
 * the office in the old database. In the old database, this is one transaction.
 */
async function handOver({ officeList, target, office, folder }: Move, arriving: Office): Promise<string> {
  return store.inOneTransaction(officeList.client, async () => {
    await store.takeOffice(officeList.client, office)
    await lockTables(officeList.client).catch((cause: unknown) => {
      if (!BUSY.has(databaseStateOf(cause) ?? '')) throw cause
      throw new StartRefusal(`Een aanvraag schrijft nog in ${office.name}. Probeer het opnieuw.`, { cause })
    })
    const here = await readContents(officeList.client)
    await store.leaveOffice(officeList.client)

    const file = await dumpOffice(officeList, office, folder)
    await store.insertOffice(target.client, arriving, office.hosts[0] ?? '')
    for (const host of office.hosts.slice(1))
      await store.insertHost(target.client, { name: office.name, host, isMain: false })
    await store.updateLimits(target.client, office.name, office)
    await store.updateMigration(target.client, office.name, office.migration)
    await store.createSchema(target.client, arriving, target.serverLogin)
    await loadDump(target, arriving, await openDump(file, officeList.dumpKey))
    const there = await store.asOffice(target.client, arriving, () => readContents(target.client))
    const different = [...here].flatMap(([name, found]) => (there.get(name) === found ? [] : [name]))
    if (different.length > 0 || here.size !== there.size)
      throw new StartRefusal(
        `${office.name} is niet gelijk aangekomen: ${different.join(', ')}. Er is niets veranderd.`,
      )
    await store.updateState(target.client, office.name, 'arrived')

    await store.takeOffice(officeList.client, office)
    await closeSchema(officeList.client)
    await store.leaveOffice(officeList.client)
    await store.updateState(officeList.client, office.name, 'moved')
    await store.insertAct(officeList.client, { act: 'move', office: office.name, detail: file })
    return file
  })
}

/** The error codes of a lock that was not granted in time and of a deadlock. */
const BUSY = new Set(['55P03', '40P01'])

/** Gives the office its state in the new database, after the old database has released it. */
async function finish({ target, office, endState }: Move, file: string | null): Promise<string[]> {
  const arrived = (await store.listOffices(target.client)).find((each) => each.name === office.name)
  if (arrived?.state !== 'arrived')
    throw new StartRefusal(`${office.name} is al verhuisd, en is op deze databank niet aangekomen of al aan.`)
  if (arrived.migration < latestMigration())
    throw new StartRefusal(
      `${office.name} is aangekomen met migratie ${arrived.migration}, en deze versie heeft ${latestMigration()} nodig: voer eerst 'bin/offices migrate' uit op de databank waar het heen gaat.`,
    )
  const after = { hostNames: arrived.hosts }
  await recordAct(target, arrived, { act: 'move', detail: file ?? '', action: 'move office', after }, () =>
    store.updateState(target.client, office.name, endState),
  )
  return [
    `${office.name} is verhuisd, met dezelfde rijen in elke tabel${file === null ? '' : `. Bewaard: ${file}`}`,
    ...(endState === 'stopped' ? [`Het was uit, en blijft uit. Zet het ginder aan met: start ${office.name}.`] : []),
    `Laat ${arrived.hosts.join(', ')} nu naar de servers van de nieuwe databank gaan.`,
    `Hier blijft de oude kopie dertig dagen staan, dicht; daarna verwijdert 'purge' ze.`,
  ]
}

/** Gives the office its state in the old database again after the move failed. */
async function giveUp({ officeList, target, office, endState }: Move): Promise<void> {
  const here = (await store.listOffices(officeList.client)).find((each) => each.name === office.name)
  if (here?.state !== 'moving') return
  await store.updateState(officeList.client, office.name, endState)
  await store.insertAct(officeList.client, { act: 'move', office: office.name, detail: 'given up' })
  await dropArrived(target, office)
}

/** Refuses to remove the data of an office with the same name that arrives from a third database. */
async function assertOwnArrival({ officeList, target, office }: MoveInput): Promise<void> {
  const found = (await store.listOffices(target.client)).find((each) => each.name === office.name)
  if (found?.state !== 'arrived') return
  if ((await readOrigin(target.client, found)) === (await readOrigin(officeList.client, office))) return
  throw new StartRefusal(
    `Op de databank waar ${office.name} heen gaat, staat al een kantoor ${office.name} dat niet van hier komt. Maak eerst die verhuizing af, waar het vandaan komt.`,
  )
}

/**
 * Removes the data that a failed or interrupted move copied to the new database. The old database must still have the
 * office.
 */
async function dropArrived({ client }: OfficeList, { name }: Office): Promise<void> {
  const found = (await store.listOffices(client)).find((each) => each.name === name)
  if (found?.state === 'being_made' || found?.state === 'arrived') await store.dropOffice(client, found)
}
