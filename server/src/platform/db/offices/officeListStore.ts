import type { Client } from 'pg'
import { searchPathOf, type Office } from './office.ts'

export type OfficeState =
  | 'being_made'
  | 'on'
  | 'stopped'
  | 'copy'
  | 'moving'
  | 'arrived'
  | 'moved'
  | 'deleted'
  | 'dropped'

export type ListedOffice = Office & {
  readonly state: OfficeState
  readonly migration: number
  readonly connections: number
  readonly callsPerSecond: number
  readonly megabytes: number
  /** The host names of the office. The first one is the main host name. */
  readonly hosts: readonly string[]
  /** The number of days since the office was deleted or moved; null for an office in any other state. */
  readonly deletedDays: number | null
}

export async function listOffices(client: Client): Promise<ListedOffice[]> {
  const { rows } = await client.query<ListedOffice>(
    `select o.name, o.schema, o.role, o.state, o.migration, o.connections, o.calls_per_second as "callsPerSecond", o.megabytes,
       (extract(epoch from now() - o.deleted_at) / 86400)::float8 as "deletedDays",
       array(select h.host from house.office_hosts h where h.office = o.name order by h.is_main desc, h.host) as hosts
     from house.offices o order by o.name`,
  )
  return rows
}

export async function insertOffice(client: Client, { name, schema, role }: Office, host: string): Promise<void> {
  await client.query(`insert into house.offices (name, schema, role, state) values ($1, $2, $3, 'being_made')`, [
    name,
    schema,
    role,
  ])
  await insertHost(client, { name, host, isMain: true })
}

type NewHost = { readonly name: string; readonly host: string; readonly isMain: boolean }

export async function insertHost(client: Client, { name, host, isMain }: NewHost): Promise<void> {
  await client.query('insert into house.office_hosts (host, office, is_main) values ($1, $2, $3)', [host, name, isMain])
}

export async function makeMainHost(client: Client, name: string, host: string): Promise<void> {
  await client.query('update house.office_hosts set is_main = false where office = $1', [name])
  await client.query('update house.office_hosts set is_main = true where office = $1 and host = $2', [name, host])
}

export async function deleteHosts(client: Client, name: string): Promise<void> {
  await client.query('delete from house.office_hosts where office = $1', [name])
}

export async function deleteHost(client: Client, host: string): Promise<void> {
  await client.query('delete from house.office_hosts where host = $1 and not is_main', [host])
}

export async function updateState(client: Client, name: string, state: OfficeState): Promise<void> {
  await client.query(
    `update house.offices
     set state = $2, deleted_at = case when $2 in ('moved', 'deleted', 'dropped') then coalesce(deleted_at, now()) end
     where name = $1`,
    [name, state],
  )
}

export type OfficeLimits = {
  readonly connections: number
  readonly callsPerSecond: number
  readonly megabytes: number
}

export async function updateLimits(client: Client, name: string, limits: OfficeLimits): Promise<void> {
  await client.query(
    'update house.offices set connections = $2, calls_per_second = $3, megabytes = $4 where name = $1',
    [name, limits.connections, limits.callsPerSecond, limits.megabytes],
  )
}

export async function updateMigration(client: Client, name: string, migration: number): Promise<void> {
  await client.query('update house.offices set migration = $2 where name = $1', [name, migration])
}

/** Removes an office with its schema, its role and its host names, so that the name can be used again. */
export async function dropOffice(client: Client, office: Office): Promise<void> {
  await dropSchema(client, office)
  await deleteHosts(client, office.name)
  await client.query('delete from house.offices where name = $1', [office.name])
}

/**
 * Exchanges the schemas of two offices. Two rows cannot have the same schema, so the first statement sets one schema to
 * an empty text.
 */
export async function swapSchemas(client: Client, one: ListedOffice, other: ListedOffice): Promise<void> {
  const give = (name: string, { schema, role, migration }: Pick<ListedOffice, 'schema' | 'role' | 'migration'>) =>
    client.query('update house.offices set schema = $2, role = $3, migration = $4 where name = $1', [
      name,
      schema,
      role,
      migration,
    ])
  await give(other.name, { schema: '', role: '', migration: 0 })
  await give(one.name, other)
  await give(other.name, one)
}

export async function insertAct(
  client: Client,
  { act, office, detail }: { readonly act: string; readonly office: string | null; readonly detail: string },
): Promise<void> {
  await client.query('insert into house.acts (act, office, detail) values ($1, $2, $3)', [act, office, detail])
}

/** The text that was stored when the last move of an office began; undefined when no move of the office ever began. */
export async function readMoveBegin(client: Client, name: string): Promise<string | undefined> {
  const { rows } = await client.query<{ detail: string }>(
    `select detail from house.acts where office = $1 and act = 'move' and detail like 'begin%' order by id desc limit 1`,
    [name],
  )
  return rows[0]?.detail
}

export type LastStop = {
  /** The number of milliseconds since the operator stopped the office. */
  readonly agoMs: number
  /**
   * The name of the copy with which the operator wanted to exchange the office; null when the office was stopped for
   * any other reason.
   */
  readonly copy: string | null
}

/** The last stop of an office. Null when the office was not stopped, or was started or exchanged after that. */
export async function readLastStop(client: Client, name: string): Promise<LastStop | null> {
  const { rows } = await client.query<LastStop & { readonly act: string }>(
    `select act, (extract(epoch from now() - at) * 1000)::float8 as "agoMs", substring(detail from '^swap (\\w+)$') as copy
     from house.acts where office = $1 and act in ('stop', 'start', 'swap') order by id desc limit 1`,
    [name],
  )
  return rows[0]?.act === 'stop' ? rows[0] : null
}

/** True when the operator wrote a dump or an export of a deleted office after the deletion (rule offices-30). */
export async function isKeptInFile(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from house.acts a join house.offices o on o.name = a.office
     where o.name = $1 and a.act in ('dump', 'export') and a.at >= o.deleted_at`,
    [name],
  )
  return rows.length > 0
}

/**
 * The offices in use for longer than two nights, of which no dump was made in the last two nights (rule offices-18).
 */
export async function listWithoutDump(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select o.name from house.offices o
     where o.state in ('on', 'stopped') and o.created_at < now() - interval '50 hours'
       and not exists (
         select from house.acts a where a.office = o.name and a.act = 'dump' and a.at > now() - interval '50 hours'
       )
     order by o.name`,
  )
  return rows.map(({ name }) => name)
}

/** Creates the role and the schema of an office. The operator and the server's login get the right to use the role. */
export async function createSchema(client: Client, { role, schema }: Office, serverLogin: string): Promise<void> {
  const [owner, place, login] = [role, schema, serverLogin].map((name) => client.escapeIdentifier(name))
  const { rows } = await client.query<{ current: boolean }>(
    `select current_setting('server_version_num')::integer >= 160000 as current`,
  )
  // From PostgreSQL 16 on, these options give a login the rights of a role only after it changes to that role.
  const options = rows[0]?.current === true ? ' with inherit false, set true' : ''
  // All statements are in one message, because PostgreSQL executes all statements of a message or none. A role that was
  // created without its grants could not be removed.
  await client.query(
    `create role ${owner} nologin noinherit;
     grant ${owner} to current_user${options};
     grant ${owner} to ${login}${options};
     create schema ${place} authorization ${owner};
     grant usage on schema ext to ${owner}`,
  )
}

export async function inOneTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export async function takeOffice(client: Client, office: Office): Promise<void> {
  await client.query(`select set_config('role', $1, true), set_config('search_path', $2, true)`, [
    office.role,
    searchPathOf(office),
  ])
}

export async function leaveOffice(client: Client): Promise<void> {
  await client.query(`set local role none; set local search_path to house`)
}

/** Runs a function in the schema of one office, in one transaction, with only the rights of the office's role. */
export async function asOffice<T>(client: Client, office: Office, work: () => Promise<T>): Promise<T> {
  return inOneTransaction(client, async () => {
    await takeOffice(client, office)
    const result = await work()
    await leaveOffice(client)
    return result
  })
}

export async function dropSchema(client: Client, { role, schema }: Office): Promise<void> {
  const [owner, place] = [role, schema].map((name) => client.escapeIdentifier(name))
  const { rows } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rows.length === 0) return
  // Only the role owns the schema, and the operator can change to the role.
  await client.query(`set role ${owner}`)
  try {
    await client.query(`drop schema if exists ${place} cascade`)
  } finally {
    await client.query('reset role')
  }
  await client.query(`revoke usage on schema ext from ${owner}`)
  await client.query(`drop role ${owner}`)
}
