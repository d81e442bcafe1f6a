import { sql } from 'kysely'
import type { Database } from './database.ts'

export type DatabaseFigures = StandbyFigures & {
  readonly version: string
  readonly bytes: number
  readonly connections: number
  readonly mostConnections: number
  readonly extensions: readonly string[]
  readonly latestMigration: number
}

export type DatabaseClock = {
  /** The time by the clock of the database, in milliseconds since 1970. */
  readonly clockMs: number
  /** True when the database calculates summer time in Brussels correctly. */
  readonly knowsBrussels: boolean
}

export type StandbyFigures = {
  /** True when a write waits until a standby has stored it. */
  readonly requiresStandby: boolean
  readonly standbys: number
  /** The number of standbys that store each write before the database confirms it; null without pg_monitor. */
  readonly synchronousStandbys: number | null
  /** The delay of the slowest standby, in seconds; null without pg_monitor. */
  readonly standbyLagSeconds: number | null
}

export async function readOfficeBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(pg_total_relation_size(oid)), 0)::float8 as bytes
    from pg_class where relnamespace = current_schema::regnamespace and relkind in ('r', 'm')
  `.execute(db)
  return rows[0]?.bytes ?? 0
}

export async function readDatabaseFigures(db: Database): Promise<DatabaseFigures> {
  const { rows } = await sql<Omit<DatabaseFigures, keyof StandbyFigures>>`
    select
      split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes,
      -- A login without pg_monitor does not see the type of a connection of another login.
      (select count(*) from pg_stat_activity
        where datid is not null and usesysid is not null and coalesce(backend_type, 'client backend') = 'client backend'
      ) as connections,
      current_setting('max_connections')::integer as "mostConnections",
      (select array_agg(extname::text) from pg_extension) as extensions,
      (select max(number) from schema_migrations) as "latestMigration"
  `.execute(db)
  const [figures] = rows
  if (figures === undefined) throw new Error('a statement about the whole database has one row')
  return { ...figures, ...(await readStandbyFigures(db)) }
}

export async function readDatabaseClock(db: Database): Promise<DatabaseClock> {
  const { rows } = await sql<DatabaseClock>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as "clockMs",
      timestamptz '2026-01-01 00:00Z' at time zone 'Europe/Brussels' = '2026-01-01 01:00'
        and timestamptz '2026-07-01 00:00Z' at time zone 'Europe/Brussels' = '2026-07-01 02:00' as "knowsBrussels"
  `.execute(db)
  return rows[0]!
}

export async function readStandbyFigures(db: Database): Promise<StandbyFigures> {
  const { rows } = await sql<StandbyFigures>`
    select
      current_setting('synchronous_standby_names') <> '' as "requiresStandby",
      standby.count as standbys,
      case when standby.known = standby.count then standby.synchronous end as "synchronousStandbys",
      case when standby.known = standby.count then standby.lag end as "standbyLagSeconds"
    from (
      select
        count(*)::integer as count,
        count(sync_state) as known,
        (count(*) filter (where sync_state in ('sync', 'quorum')))::integer as synchronous,
        coalesce(extract(epoch from max(replay_lag)), 0)::float8 as lag
      from pg_stat_replication
    ) as standby
  `.execute(db)
  const [figures] = rows
  if (figures === undefined) throw new Error('a statement about all standbys has one row')
  return figures
}
