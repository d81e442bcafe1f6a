import { counted, duration, size } from '@uurwerk/contract/operations/doctor/counted'
import {
  readDatabaseFigures,
  readOfficeBytes,
  type DatabaseFigures,
  type StandbyFigures,
} from '../../../platform/db/databaseFigures.ts'
import { migrationsFolder, readMigrations } from '../../../platform/db/migration/migrations.ts'
import { EXTENSION } from '../../../platform/db/migration/requirePostgres.ts'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { brusselsDayOf, toInstant } from '@uurwerk/domain/time/instant'
import type { ExamineContext, CheckResult, FindingWithPlaces } from '../facts/checkResult.ts'
import { readPatroni, type PatroniFacts } from '../facts/readPatroni.ts'

const SCARCE_FROM = 0.8
const BEHIND_FROM_SECONDS = 10

const migrations = readMigrations(migrationsFolder).map(({ number }) => number)

type Context = Pick<ExamineContext, 'db' | 'services'>

export async function checkDatabase({ db, services: { settings, roomBytes } }: Context): Promise<CheckResult> {
  const figures = await readDatabaseFigures(db)
  const patroni = settings.patroniUrl === null ? undefined : await readPatroni(settings.patroniUrl)
  const office = roomBytes === undefined ? null : { bytes: await readOfficeBytes(db), roomBytes }
  const { version, bytes, connections, mostConnections, latestMigration } = figures
  const found = foundInDatabase(figures, migrations)
  return {
    summary: `PostgreSQL ${version}, ${size(office?.bytes ?? bytes)}, ${connections} van ${mostConnections} verbindingen, migratie ${latestMigration}${standbysOf(figures)}${patroniOf(patroni)}`,
    found: [
      ...(office === null ? found : found.filter(isOfOffice)),
      ...foundInPatroni(patroni),
      ...foundInSize(office),
    ],
  }
}

/**
 * False for the finding that standbys cannot be examined. The check of one office leaves this finding out, because the
 * database role of an office never has pg_monitor. `bin/offices doctor` examines the standbys.
 */
const isOfOffice = ({ code }: FindingWithPlaces): boolean => code !== 'standby_unseen'

function standbysOf({ standbys, synchronousStandbys, standbyLagSeconds }: StandbyFigures): string {
  if (standbys === 0) return ''
  const count = counted(standbys, 'reserve', 'reserves')
  if (standbyLagSeconds === null) return `, ${count}, niet te zien hoe ver achter`
  return `, ${count} (${synchronousStandbys} synchroon), ${duration(standbyLagSeconds)} achter`
}

/** `known` contains the migrations of this release (rule doctor-10). */
export function foundInDatabase(figures: DatabaseFigures, known: readonly number[]): FindingWithPlaces[] {
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

/** Reports a standby that is missing or behind (rule doctor-10). */
export function foundInStandbys(figures: StandbyFigures): FindingWithPlaces[] {
  const { requiresStandby, synchronousStandbys, standbyLagSeconds: seconds } = figures
  if (seconds === null) return [{ code: 'standby_unseen' }]
  const missing = requiresStandby && synchronousStandbys === 0
  return [
    ...(missing ? [{ code: 'standby_missing' } as const] : []),
    ...(seconds > BEHIND_FROM_SECONDS ? [{ code: 'standby_behind', seconds } as const] : []),
  ]
}

const FULL_FROM = 0.8

/** The given office is null when the installation has only one office (rule offices-16). */
export const foundInSize = (
  office: { readonly bytes: number; readonly roomBytes: number } | null,
): FindingWithPlaces[] =>
  office === null || office.bytes < office.roomBytes * FULL_FROM ? [] : [{ code: 'office_large', ...office }]

/** The facts that Patroni gives. Undefined when PATRONI_URL is not set; null when Patroni gives no answer. */
type Patroni = PatroniFacts | null | undefined

function patroniOf(patroni: Patroni): string {
  if (patroni === undefined || patroni === null) return ''
  const { version, changedAt } = patroni
  const change = changedAt === null ? '' : `, primaire gewisseld op ${formatDayInWords(dayOf(changedAt))}`
  return `, Patroni ${version}${change}`
}

const dayOf = (instant: string) => brusselsDayOf(toInstant(Math.floor(Date.parse(instant) / 1000)))

/**
 * Patroni before version 3.0.3 can lose data when the primary database hangs and another database becomes the new
 * primary. When the old primary continues, it replaces the key of the new primary in etcd with its own key, and the new
 * primary loses writes that it had confirmed (change 2689 of Patroni, rule doctor-11).
 */
export function foundInPatroni(patroni: Patroni): FindingWithPlaces[] {
  if (patroni === undefined) return []
  if (patroni === null) return [{ code: 'patroni_unreachable' }]
  const [major = 0, minor = 0, patch = 0] = patroni.version.split('.').map((part) => Number.parseInt(part, 10))
  const isSafe = major > 3 || (major === 3 && (minor > 0 || patch >= 3))
  return isSafe ? [] : [{ code: 'patroni_unsafe', version: patroni.version }]
}
