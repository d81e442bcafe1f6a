import type { Pool } from 'pg'
import { databaseStateOf } from '../errors/databaseStateOf.ts'
import { StartRefusal } from '../../startRefusal.ts'
import type { Office } from './office.ts'

/** True when `bin/offices` has made the list of offices in this database. */
export async function hasOffices(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select exists (
       select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'house' and c.relname = 'offices'
     ) as found`,
  )
  return rows[0]?.found === true
}

/** An office in the list, with its host names, the main host name first. */
export type DirectoryRow = Required<Omit<Office, 'isReadOnly'>> & {
  readonly hosts: readonly string[]
  /** 'copy': restored from a backup. People can sign in, but its jobs do not run. */
  readonly state: 'on' | 'copy' | 'stopped' | 'moving' | 'moved'
  readonly migration: number
  /** The maximum average number of calls per second that this process answers for the office. */
  readonly callsPerSecond: number
  /** The maximum size of the office, in megabytes. */
  readonly megabytes: number
}

/** The offices with a schema. An office that is being added or was deleted is left out. */
export async function listDirectory(pool: Pool): Promise<DirectoryRow[]> {
  const { rows } = await pool.query<DirectoryRow>(
    `select o.name, o.schema, o.role, o.state, o.migration, o.connections, o.calls_per_second as "callsPerSecond", o.megabytes,
       array_agg(h.host order by h.is_main desc, h.host) as hosts
     from house.offices o join house.office_hosts h on h.office = o.name
     where o.state in ('on', 'copy', 'stopped', 'moving', 'moved')
     group by o.name
     order by o.name`,
  )
  return rows
}

/**
 * Refuses a connection whose login can read an office without the role of that office. Before a connection changes to a
 * role, a statement that reads an office must fail (rule offices-3).
 */
export async function assertNoRights(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; rights: boolean }>(
    `select current_user as name, r.rolsuper or r.rolbypassrls
         or exists (select from house.offices o join pg_namespace n on n.nspname = o.schema
                    where has_schema_privilege(n.oid, 'usage')) as rights
     from pg_roles r where r.rolname = current_user`,
  )
  if (rows[0]?.rights !== false)
    throw new StartRefusal(
      `De login ${rows[0]?.name ?? ''} van DATABASE_URL kan kantoren lezen zonder hun rol. Gebruik een login zonder eigen rechten (NOSUPERUSER NOINHERIT).`,
    )
}

const UNDEFINED_COLUMN = '42703'

export async function assertCurrentList(pool: Pool): Promise<void> {
  await listDirectory(pool).catch((cause: unknown) => {
    if (databaseStateOf(cause) !== UNDEFINED_COLUMN) throw cause
    throw new StartRefusal(`De lijst van kantoren is ouder dan deze versie: voer eerst 'bin/offices migrate' uit.`, {
      cause,
    })
  })
}
