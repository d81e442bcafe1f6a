import { counted, duration, size } from '@uurwerk/contract/operations/doctor/counted'
import { readDatabaseFigures, type DatabaseFigures } from '../../../platform/db/databaseFigures.ts'
import { migrationsFolder, readMigrations } from '../../../platform/db/migration/migrations.ts'
import { EXTENSION } from '../../../platform/db/migration/requirePostgres.ts'
import type { QueryContext } from '../../../app/context.ts'
import type { Examined, Found } from '../facts/examined.ts'

const SCARCE_FROM = 0.8
const BEHIND_FROM_SECONDS = 10

const migrations = readMigrations(migrationsFolder).map(({ number }) => number)

export async function checkDatabase({ db }: Pick<QueryContext, 'db'>): Promise<Examined> {
  const figures = await readDatabaseFigures(db)
  const { version, bytes, connections, mostConnections, latestMigration } = figures
  return {
    summary: `PostgreSQL ${version}, ${size(bytes)}, ${connections} van ${mostConnections} verbindingen, migratie ${latestMigration}${standbysOf(figures)}`,
    found: foundInDatabase(figures, migrations),
  }
}

function standbysOf({ standbys, synchronousStandbys, standbyLagSeconds }: DatabaseFigures): string {
  if (standbys === 0) return ''
  const synchronous = synchronousStandbys === null ? '' : ` (${synchronousStandbys} synchroon)`
  return `, ${counted(standbys, 'reserve', 'reserves')}${synchronous}, ${duration(standbyLagSeconds)} achter`
}

/**
 * The findings of the doctor about the migrations and the standbys of the database. `known` contains the migrations of
 * this release.
 */
export function foundInDatabase(figures: DatabaseFigures, known: readonly number[]): Found[] {
  const { connections, mostConnections, extensions, latestMigration } = figures
  const pending = known.filter((number) => number > latestMigration).length
  const behind = latestMigration > Math.max(...known)
  const scarce = connections > mostConnections * SCARCE_FROM
  return [
    ...(extensions.includes(EXTENSION) ? [] : [{ code: 'extension_missing', extension: EXTENSION } as const]),
    ...(pending > 0 ? [{ code: 'migrations_pending', count: pending } as const] : []),
    ...(behind ? [{ code: 'release_behind' } as const] : []),
    ...(scarce ? [{ code: 'connections_scarce', used: connections, most: mostConnections } as const] : []),
    ...foundInStandbys(figures),
  ]
}

function foundInStandbys({ demandsStandby, synchronousStandbys, standbyLagSeconds }: DatabaseFigures): Found[] {
  const missing = demandsStandby && synchronousStandbys === 0
  const behind = standbyLagSeconds > BEHIND_FROM_SECONDS
  return [
    ...(missing ? [{ code: 'standby_missing' } as const] : []),
    ...(behind ? [{ code: 'standby_behind', seconds: standbyLagSeconds } as const] : []),
  ]
}
