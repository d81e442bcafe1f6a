import type { FastifyInstance } from 'fastify'
import { createApp, type AppOptions } from './createApp.ts'
import { createPool, LONG_STATEMENT_MS } from './platform/db/opening/createPool.ts'
import type { Clock } from './platform/db/clock.ts'
import { createDatabase } from './platform/db/database.ts'
import { assertCurrentList, assertNoRights, listDirectory } from './platform/db/offices/directoryStore.ts'
import { openStandbyCheck } from './platform/db/standby/openStandby.ts'
import { SharedPool } from './platform/db/offices/SharedPool.ts'
import { createPeppol } from './platform/peppol/createPeppol.ts'
import type { SettingsInput, Settings } from './platform/settings/settings.ts'
import { StartRefusal } from './platform/startRefusal.ts'
import { openOfficesMetrics } from './platform/metrics/openOfficesMetrics.ts'
import { listOfficeSizesApart } from './platform/db/offices/officeSizesStore.ts'
import { routes } from './routes.ts'
import { createTasks, schedule } from './tasks.ts'
import type { JobLog } from './platform/jobs/startWorker.ts'
import { OfficeDirectory, type OfficesStandby } from './OfficeDirectory.ts'
import { runOfficeJobs } from './platform/jobs/offices/runOfficeJobs.ts'

/**
 * The maximum numbers of database connections of one process, which all offices share. One more connection listens for
 * new jobs.
 */
const CONNECTIONS = { screens: 20, ofOneOffice: 8, longWork: 4, jobs: 3, ofOneOfficesJobs: 2 }

/**
 * The number of offices that one connection for jobs serves before it is replaced. The process looks at the queue of
 * each office every half minute. With a smaller number, two hundred offices on three connections would replace the
 * connections in each round.
 */
const OFFICES_OF_JOBS_CONNECTION = 100

type Wanted = {
  readonly url: string
  readonly directUrl: string
  readonly input: SettingsInput
  readonly clock: Clock
  readonly log: JobLog & NonNullable<AppOptions['log']>
  readonly onLostConnection: (error: Error) => void
  readonly app: Pick<AppOptions, 'webFolder' | 'isStopping' | 'onAnswered'>
  readonly screens?: number
  /** The maximum time in milliseconds that a call of a screen waits for a database connection. */
  readonly waitAtMostMs?: number
  /** The maximum time in milliseconds until this process notices an action of the operator. */
  readonly directoryKeptMs?: number
}

/**
 * Serves all offices that `bin/offices` listed in a database. Everything that this function starts is stopped together
 * with `parts`.
 */
export async function startOffices(parts: AsyncDisposableStack, wanted: Wanted): Promise<FastifyInstance> {
  const { url, directUrl, clock, log, onLostConnection } = wanted
  const settings = officeSettings(wanted.input)
  const { directoryKeptMs: keptMs } = wanted
  const listing = createPool({ url, max: 1, onLostConnection })
  parts.defer(() => listing.end())
  await assertNoRights(listing)
  await assertCurrentList(listing)
  const pools = openPools(parts, wanted)
  const common = { clock, settings, log, peppol: createPeppol(settings) }
  const directory = new OfficeDirectory({
    read: () => listDirectory(listing),
    screens: pools.screens,
    longWork: pools.longWork,
    standby: openStandbyOfOffices(parts, wanted.input.databaseUrlRead, listing),
    common,
    keptMs,
  })
  const running = await runOfficeJobs({
    url: directUrl,
    pool: pools.jobs,
    offices: () => directory.inService(),
    tasksOf: createTasks,
    // The settings of an access point belong to one company.
    schedule: schedule.filter(({ task }) => task !== 'peppolPoll'),
    clock,
    log,
  })
  parts.defer(() => running.stop())
  const metrics = settings.metrics && (await openMetricsOf(settings.metrics, pools, listing, wanted))
  if (metrics !== null) parts.defer(() => metrics.stop())
  const app = await createApp({
    ...wanted.app,
    ...(metrics && { onAnswered: metrics.onAnswered }),
    services: { ...common, db: createDatabase(noOffice) },
    choose: directory.choose,
    routes,
    log,
  })
  parts.defer(() => app.close())
  return app
}

type Place = { readonly host: string; readonly port: number }

const openMetricsOf = (
  place: Place,
  pools: ReturnType<typeof openPools>,
  listing: ReturnType<typeof createPool>,
  { directUrl, log }: Wanted,
) =>
  openOfficesMetrics({
    ...place,
    pools: { screens: pools.screens, long_work: pools.longWork, jobs: pools.jobs },
    readOffices: () => listDirectory(listing),
    readSizes: (signal) => listOfficeSizesApart(directUrl, signal),
    onSizesUnread: (error) => log.warn({ err: error }, 'the sizes of the offices could not be read'),
  })

function openPools(parts: AsyncDisposableStack, { url, directUrl, onLostConnection, screens, waitAtMostMs }: Wanted) {
  const { ofOneOffice, longWork, jobs, ofOneOfficesJobs } = CONNECTIONS
  const max = screens ?? CONNECTIONS.screens
  const pools = {
    screens: new SharedPool({ url, max, ofOneOffice, onLostConnection, ...(waitAtMostMs && { waitAtMostMs }) }),
    longWork: new SharedPool({ url, max: longWork, ofOneOffice: 2, statementTimeoutMs: LONG_STATEMENT_MS }),
    jobs: new SharedPool({
      url: directUrl,
      max: jobs,
      ofOneOffice: ofOneOfficesJobs,
      officesOfConnection: OFFICES_OF_JOBS_CONNECTION,
      onLostConnection,
    }),
  }
  for (const pool of Object.values(pools)) parts.defer(() => pool.end())
  return pools
}

/** Opens the connections to the standby, which all offices share; null when there is no standby for long reads. */
function openStandbyOfOffices(
  parts: AsyncDisposableStack,
  url: string | null,
  primary: ReturnType<typeof createPool>,
): OfficesStandby | null {
  if (url === null) return null
  const pool = new SharedPool({
    url,
    max: CONNECTIONS.longWork,
    ofOneOffice: 2,
    statementTimeoutMs: LONG_STATEMENT_MS,
  })
  parts.defer(() => pool.end())
  return { pool, check: openStandbyCheck(parts, url, primary) }
}

/** Refuses settings that belong to one company and cannot be used for many offices (rule offices-6). */
function officeSettings(input: SettingsInput): Settings {
  const refused = [...(input.demo === true ? ['DEMO'] : []), ...(input.peppol === null ? [] : ['PEPPOL_PROVIDER'])]
  if (refused.length > 0)
    throw new StartRefusal(
      `${refused.join(', ')} kan niet met meer dan één kantoor: die instelling hoort bij één firma. Laat ze weg.`,
    )
  return { ...input, demo: false }
}

/** A database object for code that runs without an office. Every use of this object throws an error. */
const noOffice = {
  options: {},
  connect: () => Promise.reject(new Error('no office was chosen')),
  end: async () => {},
}
