import { sql } from 'kysely'
import type { Database } from './database.ts'

export type DatabaseFigures = {
  readonly version: string
  readonly bytes: number
  readonly connections: number
  readonly mostConnections: number
  readonly extensions: readonly string[]
  readonly latestMigration: number
  /** The time by the clock of the database, in milliseconds since 1970. */
  readonly clockMs: number
  /** True when the database calculates summer time in Brussels correctly. */
  readonly knowsBrussels: boolean
  /** True when a write waits until a standby has stored it. */
  readonly demandsStandby: boolean
  /** The standbys of this database. The state of a standby is unknown when the login may not read the statistics. */
  readonly standbys: number
  /** The number of standbys that store each write before the database confirms it; null when unknown. */
  readonly synchronousStandbys: number | null
  /** The delay of the slowest standby, in seconds. */
  readonly standbyLagSeconds: number
}

/** The size of the tables and indexes of one office, in bytes. */
export async function readOfficeBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_total_relation_size(oid)), 0)::float8 as bytes
    from pg_class where relnamespace = current_schema::regnamespace and relkind in ('r', 'm')
  `.execute(db)
  return rows[0]?.bytes ?? 0
}

/** The version, size, clock and settings of the database, as the database reports them. */
export async function readDatabaseFigures(db: Database): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select
      split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::integer as "mostConnections",
      (select array_agg(extname::text) from pg_extension) as extensions,
      (select max(number) from schema_migrations) as "latestMigration",
      (extract(epoch from clock_timestamp()) * 1000)::float8 as "clockMs",
      timestamptz '2026-01-01 00:00Z' at time zone 'Europe/Brussels' = '2026-01-01 01:00'
        and timestamptz '2026-07-01 00:00Z' at time zone 'Europe/Brussels' = '2026-07-01 02:00' as "knowsBrussels",
      current_setting('synchronous_standby_names') <> '' as "demandsStandby",
      standby.count as standbys,
      case when standby.known = standby.count then standby.synchronous end as "synchronousStandbys",
      standby.lag as "standbyLagSeconds"
    from (
      select
        count(*) as count,
        count(sync_state) as known,
        count(*) filter (where sync_state in ('sync', 'quorum')) as synchronous,
        coalesce(extract(epoch from max(replay_lag)), 0)::float8 as lag
      from pg_stat_replication
    ) as standby
  `.execute(db)
  const [figures] = rows
  if (figures === undefined) throw new Error('a statement about the whole database has one row')
  return figures
}
