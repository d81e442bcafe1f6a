import { dropOffice, listOffices, type ListedOffice } from '../../platform/db/offices/officeListStore.ts'
import type { OfficeList } from '../../platform/db/offices/openOfficeList.ts'
import type { Office } from '../../platform/db/offices/office.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'

/**
 * The name of the role includes the name of the database, because roles belong to the whole database server. The name
 * also includes a number when a role with that name already exists.
 */
export async function newOffice({ client }: OfficeList, name: string): Promise<Office> {
  const { rows } = await client.query<{ database: string; roles: string[] }>(
    'select current_database() as database, array(select rolname::text from pg_roles) as roles',
  )
  const { database, roles } = rows[0]!
  const schema = `office_${name}`
  const start = database.replaceAll(/\W/g, '_').toLowerCase()
  let role = `${start.slice(0, 24)}_${schema}`
  for (let number = 2; roles.includes(role); number++) role = `${start.slice(0, 20)}_${number}_${schema}`
  return { name, schema, role }
}

/**
 * Refuses a name, schema or host name in use (rule offices-4). Actions run one after another, so an incomplete office
 * belongs to an earlier action that failed, and is removed first (rule offices-12).
 */
export async function assertFreePlace(
  { client }: OfficeList,
  { name, schema }: Office,
  hosts: readonly string[],
): Promise<void> {
  for (const office of await listOffices(client)) if (office.state === 'being_made') await dropOffice(client, office)
  const listed = await listOffices(client)
  const known = listed.find((each) => each.name === name || each.schema === schema)
  if (known?.state === 'moved')
    throw new StartRefusal(
      `office_exists: van ${name} staat hier nog de oude kopie, van voor de verhuizing. 'purge' verwijdert haar na dertig dagen.`,
    )
  if (known !== undefined)
    throw new StartRefusal(`office_exists: het kantoor ${name} bestaat al, of heeft bestaan. Kies een andere naam.`)
  for (const host of hosts)
    if (listed.some((each) => each.hosts.includes(host)))
      throw new StartRefusal(`De hostnaam ${host} is al van een kantoor.`)
}

/** The states in which nobody can use an office in this database any more. */
export const GONE = new Set<ListedOffice['state']>(['deleted', 'moved', 'dropped'])

/** The number of offices with which the performance of one database was measured. */
const MOST_OFFICES = 200

/**
 * Only warns, because the operator must be able to restore a copy of an office from a dump at any time (rule
 * offices-17).
 */
export function tooManyOffices(offices: readonly ListedOffice[]): string[] {
  const { length } = offices.filter(({ state }) => !GONE.has(state))
  if (length <= MOST_OFFICES) return []
  return [
    `Deze databank heeft ${length} kantoren, en is bedoeld voor hoogstens ${MOST_OFFICES}: breng er naar een andere databank met move.`,
  ]
}
