import { readArguments } from '../../identity/admin/readArguments.ts'
import { addAdministrator } from '../../identity/admin/addAdministrator.ts'
import { ensureAuditPartitions } from '../../audit/ensureAuditPartitions.ts'
import { systemClock } from '../../platform/db/clock.ts'
import { createDatabase, type Database } from '../../platform/db/database.ts'
import { addressOfOffice, type Office } from '../../platform/db/offices/office.ts'
import { createPool } from '../../platform/db/opening/createPool.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { decideDemo } from '../decideDemo.ts'
import {
  createSchema,
  deleteOfficeRow,
  dropSchema,
  insertAct,
  insertOffice,
  listOffices,
  updateState,
} from '../../platform/db/offices/houseStore.ts'
import { migrateOffice } from './migrateOffices.ts'
import type { House } from '../../platform/db/offices/openHouse.ts'
import { hostNamed, nameOf } from './officeNames.ts'

/**
 * Adds an office: its role, its schema with all tables, and its first administrator. When a part fails, nothing of the
 * office remains.
 */
export async function addOffice(
  house: House,
  [name = '', host = '', ...administrator]: readonly string[],
): Promise<Office> {
  const office = await newOffice(house, nameOf(name))
  const address = hostNamed(host)
  const person = administrator.length === 0 ? null : readArguments(['add', ...administrator])
  const listed = await listOffices(house.client)
  if (listed.some((each) => each.name === office.name))
    throw new StartRefusal(
      `office_exists: het kantoor ${office.name} bestaat al, of heeft bestaan. Kies een andere naam.`,
    )
  if (listed.some(({ hosts }) => hosts.includes(address)))
    throw new StartRefusal(`De hostnaam ${address} is al van een kantoor.`)
  await insertOffice(house.client, office, address)
  try {
    await createSchema(house.client, office, house.serverLogin)
    await migrateOffice(house, office)
    await inOffice(house, office, async (db) => {
      const now = systemClock.now()
      await decideDemo(db, { demo: false, isPublic: true, host: address, now })
      await ensureAuditPartitions(db, now)
      if (person !== null) await addAdministrator(db, { ...person, now })
    })
  } catch (error) {
    await dropSchema(house.client, office)
    await deleteOfficeRow(house.client, office.name)
    throw error
  }
  await updateState(house.client, office.name, 'on')
  await insertAct(house.client, { act: 'add', office: office.name, detail: address })
  return office
}

/** Roles belong to the whole database server, so the role's name also has the name of the database. */
async function newOffice({ client }: House, name: string): Promise<Office> {
  const { rows } = await client.query<{ database: string }>('select current_database() as database')
  const schema = `office_${name}`
  return { name, schema, role: `${rows[0]?.database.replaceAll(/\W/g, '_').slice(0, 24).toLowerCase()}_${schema}` }
}

/** Does work in the schema of one office, with the rights of its role only. */
export async function inOffice<T>({ url }: House, office: Office, work: (db: Database) => Promise<T>): Promise<T> {
  const db = createDatabase(createPool({ url: addressOfOffice(url, office), max: 1 }))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
