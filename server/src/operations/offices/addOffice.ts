import { readArguments } from '../../identity/admin/readArguments.ts'
import { addAdministrator } from '../../identity/admin/addAdministrator.ts'
import { ensureAuditPartitions } from '../../audit/ensureAuditPartitions.ts'
import { systemClock } from '../../platform/db/clock.ts'
import { createDatabase, type Database } from '../../platform/db/database.ts'
import { addressOfOffice, type Office } from '../../platform/db/offices/office.ts'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { decideDemo } from '../decideDemo.ts'
import { createSchema, dropOffice, insertOffice, updateState } from '../../platform/db/offices/officeListStore.ts'
import { migrateOffice } from './migrateOffices.ts'
import type { OfficeList } from '../../platform/db/offices/openOfficeList.ts'
import { recordAct } from './recordAct.ts'
import { assertFreePlace, newOffice } from './newOffice.ts'
import { hostNamed, nameOf } from './officeNames.ts'

const USAGE =
  'Gebruik: bin/offices add <naam> <hostnaam> [<e-mail> <google|apple> <voornaam> <achternaam> [--medewerker]]'

/**
 * Adds an office: its database role, its schema and its first administrator. After a failed step, nothing remains (rule
 * offices-12).
 */
export async function addOffice(
  officeList: OfficeList,
  [name = '', host = '', ...administrator]: readonly string[],
): Promise<Office> {
  const office = await newOffice(officeList, nameOf(name))
  const address = hostNamed(host)
  const person = administrator.length === 0 ? null : readArguments(['add', ...administrator], USAGE)
  await assertFreePlace(officeList, office, [address])
  await insertOffice(officeList.client, office, address)
  try {
    await createSchema(officeList.client, office, officeList.serverLogin)
    await migrateOffice(officeList, office)
    await inOffice(officeList, office, async (db) => {
      const now = systemClock.now()
      await decideDemo(db, { demo: false, isPublic: true, host: address, now })
      await ensureAuditPartitions(db, now)
      if (person !== null) await addAdministrator(db, { ...person, now })
    })
  } catch (error) {
    await dropOffice(officeList.client, office)
    throw error
  }
  const act = { act: 'add', detail: address, action: 'make office', after: { hostNames: [address] } } as const
  await recordAct(officeList, office, act, () => updateState(officeList.client, office.name, 'on'))
  return office
}

/** Runs a function in the database schema of one office, with only the rights of the office's database role. */
export async function inOffice<T>({ url }: OfficeList, office: Office, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(createPool({ url: addressOfOffice(url, office), max: 1 }))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
