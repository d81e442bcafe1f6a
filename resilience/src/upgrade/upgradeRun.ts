import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { faultsAfterRun } from '../crash/faultsAfterRun.ts'
import { openOffice } from '../crash/office.ts'
import { joinFront } from '../deploy/joinFront.ts'
import { openClient, type Client } from '../fixtures/client.ts'
import { openPool, postmasterOf } from '../fixtures/database.ts'
import { givenClock } from '../fixtures/demo.ts'
import { startMailbox } from '../fixtures/mailbox.ts'
import type { Run } from '../fixtures/runOptions.ts'
import { startFront } from '../fixtures/startFront.ts'
import { openFolder, startServer, type RunningServer } from '../fixtures/startServer.ts'
import { listMigrations, placeRelease } from './placeRelease.ts'

const MIGRATIONS_BACK = 1
const WORK_MS = 4000

/**
 * The upgrade run. Two servers of an older release work for users. Two servers of the current release then start at the
 * same time on the same database, and migrate it. For a while, all four servers answer calls, and then the old servers
 * stop. `times` is the number of migrations between the two releases.
 */
export const upgradeRun: Run = async ({ seed, times = MIGRATIONS_BACK }) => {
  const folder = openFolder()
  const mailbox = await startMailbox(() => 50)
  const front = await startFront()
  const started: RunningServer[] = []
  const start = async (dataDir: string, environment: Readonly<Record<string, string>>, release?: string) => {
    const server = await startServer(dataDir, environment, release)
    started.unshift(server)
    return server
  }
  try {
    const before = placeRelease(path.join(path.dirname(folder.dataDir), 'before'), times)
    if (before === null) return [`the history here does not go back ${times} migrations`]
    const environment = { ...givenClock, SMTP_URL: mailbox.url }
    // This server only keeps the database running. It gets no requests.
    await start(folder.dataDir, environment, before.folder)
    const shared = { ...environment, DATABASE_URL: postmasterOf(folder.dataDir).url }
    const old = [1, 2].map(async () => joinFront(front, await start(folder.dataDir, shared, before.folder)))
    const oldServers = await Promise.all(old)
    const client = openClient(front.origin)
    const batches = existsSync(path.join(before.folder, 'server/src/invoicing/batch'))
    const writers = await openOffice({ origin: front.origin, client, seed, batches })
    let lost = 0
    let over = false
    const listening: Client = {
      ...client,
      send: async (token, write) => {
        const outcome = await client.send(token, write)
        if (outcome === 'lost') lost += 1
        return outcome
      },
    }
    const work = Promise.allSettled(
      writers.map(async (writer) => {
        while (!over) await writer.step(listening)
      }),
    )
    const acknowledged = () => writers.reduce((total, writer) => total + writer.acknowledged(), 0)
    await pause(WORK_MS)
    const asOf = acknowledged()
    await Promise.all([1, 2].map(async () => joinFront(front, await start(folder.dataDir, shared))))
    const during = acknowledged()
    await pause(WORK_MS)
    const [beside, lostBeside] = [acknowledged(), lost]
    await Promise.all(oldServers.map((server) => server.stop()))
    await pause(WORK_MS)
    over = true
    const found = (await work).flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    if (lostBeside > 0) found.push(`${lostBeside} requests were not answered before the old servers left`)
    // When an older release has no `HAND_OVER` in its main.ts, the proxy still sends it calls while it stops, and these
    // calls get no answer. The migration does not cause this, so the run does not report it.
    const handsOver = readFileSync(path.join(before.folder, 'server/src/main.ts'), 'utf8').includes('HAND_OVER')
    if (handsOver && lost > lostBeside)
      found.push(`${lost - lostBeside} requests were not answered as the old servers left`)

    for (const server of started) found.push(...faultsIn(server.output()))
    const pool = openPool(folder.dataDir)
    found.push(...(await faultsAfterRun(pool, { writers, mailbox })))
    const { rows } = await pool.query<{ name: string }>('select name from schema_migrations order by number')
    await pool.end()
    client.close()
    const brought = rows.length - listMigrations(before.folder).length
    if (brought < times) found.push(`${brought} migrations were done instead of ${times}`)
    console.log(
      `from ${before.commit} over ${brought} migrations: ${acknowledged()} acknowledged writes, ${asOf} before, ${during - asOf} while two new servers started, ` +
        `${beside - during} by old and new side by side; ${mailbox.received.size} mails, ${lostBeside} requests lost, and ${lost - lostBeside} as the old ones left`,
    )
    return found
  } finally {
    for (const server of started) await server.stop()
    front.close()
    await mailbox.close()
    folder.remove()
  }
}

/** Finds in the log of a server the unexpected errors, and the calls that were rejected. */
const faultsIn = (output: string): string[] =>
  output.split('\n').filter((line) => /"level":(50|60)|"code":"overloaded"/.test(line))
