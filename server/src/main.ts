import './platform/process/requireNode.ts'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { addHealth } from './platform/process/addHealth.ts'
import { announce } from './platform/process/announce.ts'
import { ensureAuditPartitions } from './audit/ensureAuditPartitions.ts'
import { createLog } from './platform/process/createLog.ts'
import { clockStartingAt, systemClock } from './platform/db/clock.ts'
import { createPool, LONG_STATEMENT_MS } from './platform/db/opening/createPool.ts'
import { createDatabase } from './platform/db/database.ts'
import { hasOffices } from './platform/db/offices/directoryStore.ts'
import { startOffices } from './startOffices.ts'
import { migrate } from './platform/db/migration/migrate.ts'
import { openStandby } from './platform/db/standby/openStandby.ts'
import { openDatabase } from './platform/db/opening/openDatabase.ts'
import { createApp } from './createApp.ts'
import { hasAdministrator } from './identity/hasAdministratorStore.ts'
import { pollDeliveries } from './invoicing/delivery/news/pollDeliveries.ts'
import { recordAccount } from './invoicing/delivery/peppolStore.ts'
import { createPeppol, type Peppol } from './platform/peppol/createPeppol.ts'
import { decideDemo } from './operations/decideDemo.ts'
import { prepareJobs } from './platform/jobs/prepareJobs.ts'
import { runJobs } from './platform/jobs/runJobs.ts'
import { openMetrics } from './platform/metrics/openMetrics.ts'
import { routes } from './routes.ts'
import { runUntilStopped, type Running } from './platform/process/runUntilStopped.ts'
import type { Services } from './app/services.ts'
import { isThisMachine } from './platform/settings/isThisMachine.ts'
import { readSettings, type SettingsInput, type Settings } from './platform/settings/settings.ts'
import { StartRefusal } from './platform/startRefusal.ts'
import { createTasks, schedule } from './tasks.ts'

/**
 * The time in milliseconds between the moment when the server reports 'not ready' and its stop. The process still
 * serves requests in this time, so that a proxy can notice the report.
 */
const HAND_OVER_MS = 2000

/** The time in milliseconds after which a document of the demo counts as delivered to its receiver. */
const DEMO_ARRIVES_AFTER_MS = 5000

/**
 * The time in milliseconds after which an unused database connection of the screens is closed. On a new connection,
 * PostgreSQL parses and plans each SQL statement again, so the first click after a pause would be slow.
 */
const SCREENS_IDLE_MS = 10 * 60_000

const log = createLog()
const builtWeb = path.resolve(import.meta.dirname, '../../web/dist')

/** Creates and starts all parts. They stop in the reverse order, also when a later part fails to start. */
async function start(): Promise<Running> {
  const parts = new AsyncDisposableStack()
  try {
    return await startParts(parts)
  } catch (error) {
    await parts.disposeAsync()
    throw error
  }
}

async function startParts(parts: AsyncDisposableStack): Promise<Running> {
  let stopping = false
  const input = readSettings(process.env)
  const database = await openDatabase(input)
  parts.defer(() => database.close())
  const directUrl = input.databaseUrlDirect ?? database.url
  if (input.databaseUrl !== null && (await isForOffices(database.url)))
    return startAllOffices(parts, { input, directUrl })
  await migrate({
    url: directUrl,
    onBusy: (migration, times) => log.warn({ migration, times }, 'a migration waits for a table that is in use'),
  })
  await prepareJobs(directUrl)

  const pool = createPool({
    url: database.url,
    idleMs: SCREENS_IDLE_MS,
    onLostConnection: (error) => stopping || log.warn({ err: error }, 'a connection was lost'),
  })
  const db = createDatabase(pool)
  parts.defer(() => db.destroy())
  const longPool = createPool({ url: database.url, max: 4, statementTimeoutMs: LONG_STATEMENT_MS })
  const longWork = createDatabase(longPool)
  parts.defer(() => longWork.destroy())
  const clock = input.clockStart === null ? systemClock : clockStartingAt(input.clockStart)
  const { demo, host, hasPublicUrl: isPublic } = input
  const settings: Settings = { ...input, demo: await decideDemo(db, { demo, host, isPublic, now: clock.now() }) }
  await ensureAuditPartitions(db, clock.now())
  const peppol = await openPeppol(settings, parts)
  await recordAccount(db, peppol.accessPoint && { provider: peppol.accessPoint.code, keyHash: peppol.keyHash })
  const standby = input.databaseUrlRead === null ? {} : { standby: openStandby(parts, input.databaseUrlRead, pool) }
  const services = await openDemoIfEnabled({ db, longWork, ...standby, clock, settings, log, peppol })
  await pollDeliveries(services)

  const jobs = await runJobs({ url: directUrl, tasks: createTasks(services, log), schedule, log })
  parts.defer(() => jobs.stop())

  const pools = { screens: pool, long_work: longPool }
  const metrics = settings.metrics && (await openMetrics({ ...settings.metrics, services, pools }))
  if (metrics !== null) parts.defer(() => metrics.stop())
  const onAnswered = metrics?.onAnswered
  const webFolder = existsSync(builtWeb) ? builtWeb : undefined
  const app = await createApp({ services, routes, log, webFolder, isStopping: () => stopping, onAnswered })
  parts.defer(() => app.close())
  addHealth(app, { isReady: () => !stopping })
  const administrator = settings.demo || (await hasAdministrator(db, clock.today()))
  const address = await listen(app, settings)

  return {
    announce: () => announce(settings, { address, hasAdministrator: administrator }),
    broken: database.ended.then(() => 'the database ended'),
    stop: async ({ handOver }) => {
      stopping = true
      // The process waits before it stops, so that another server process with the same database can take over the
      // work. Without DATABASE_URL, there is no other process, so the process does not wait.
      if (handOver && settings.databaseUrl !== null) await pause(HAND_OVER_MS)
      await parts.disposeAsync()
    },
  }
}

/** True when `bin/offices` has made a list of offices in this database. */
async function isForOffices(url: string): Promise<boolean> {
  const pool = createPool({ url, max: 1 })
  try {
    return await hasOffices(pool)
  } finally {
    await pool.end()
  }
}

type ForOffices = { readonly input: SettingsInput; readonly directUrl: string }

/** Serves all offices of the database. `bin/offices` migrates their schemas; this process does not. */
async function startAllOffices(parts: AsyncDisposableStack, { input, directUrl }: ForOffices): Promise<Running> {
  let stopping = false
  const app = await startOffices(parts, {
    url: input.databaseUrl ?? directUrl,
    directUrl,
    input,
    clock: input.clockStart === null ? systemClock : clockStartingAt(input.clockStart),
    log,
    onLostConnection: (error) => stopping || log.warn({ err: error }, 'a connection was lost'),
    app: { webFolder: existsSync(builtWeb) ? builtWeb : undefined, isStopping: () => stopping },
  })
  addHealth(app, { isReady: () => !stopping })
  const settings = { ...input, demo: false }
  const address = await listen(app, settings)
  return {
    announce: () => announce(settings, { address, hasAdministrator: true }),
    broken: new Promise(() => {}),
    stop: async ({ handOver }) => {
      stopping = true
      if (handOver) await pause(HAND_OVER_MS)
      await parts.disposeAsync()
    },
  }
}

/** The access point of the demo runs in this process, and sends nothing to another machine. */
async function openPeppol(settings: Settings, parts: AsyncDisposableStack): Promise<Peppol> {
  const { peppol } = settings
  if (peppol === null || peppol.provider !== 'demo') {
    const isReal = peppol !== null && !isThisMachine(new URL(peppol.url).hostname)
    if (settings.demo && isReal)
      throw new StartRefusal('PEPPOL_PROVIDER wijst naar een echt toegangspunt: de demo verstuurt daar niets naartoe.')
    return createPeppol(settings)
  }
  if (!settings.demo) throw new StartRefusal('PEPPOL_PROVIDER=demo is er alleen voor de demo: het verstuurt niets.')
  const { startStubProvider } = await import('./platform/peppol/stub/startStubProvider.ts')
  const stub = await startStubProvider({ settlesAfterMs: DEMO_ARRIVES_AFTER_MS })
  parts.defer(() => stub.close())
  return createPeppol({ ...settings, peppol: { ...peppol, url: stub.url } })
}

/** Loads the code of the demo, only when this start is a demo. */
async function openDemoIfEnabled(services: Services): Promise<Services> {
  if (!services.settings.demo) return services
  const { openDemo } = await import('../demo/openDemo.ts')
  return openDemo(services)
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause
    throw new StartRefusal(`Poort ${port} is al in gebruik: stop het andere programma, of kies een andere met PORT=…`, {
      cause,
    })
  }
}

await runUntilStopped(start, log)
