import { setTimeout as pause } from 'node:timers/promises'
import { faultsAfterRun } from '../crash/faultsAfterRun.ts'
import { openOffice } from '../crash/office.ts'
import type { Writer } from '../crash/writer.ts'
import { openClient, type Client } from '../fixtures/client.ts'
import { openPool, postmasterOf } from '../fixtures/database.ts'
import { givenClock } from '../fixtures/demo.ts'
import { startMailbox } from '../fixtures/mailbox.ts'
import type { Run } from '../fixtures/runOptions.ts'
import { startFront, type Front } from '../fixtures/startFront.ts'
import { openFolder, startServer, type RunningServer } from '../fixtures/startServer.ts'
import { joinFront } from './joinFront.ts'

const TIMES_BY_COMMAND = 20
const BETWEEN_MS = 1000

/**
 * The deploy run. Two servers use one database, behind one proxy. While users work, a new server replaces the older of
 * the two, again and again.
 */
export const deployRun: Run = async ({ seed, times = TIMES_BY_COMMAND }) => {
  const folder = openFolder()
  const mailbox = await startMailbox(() => 50)
  const environment = { ...givenClock, SMTP_URL: mailbox.url }
  // This server only keeps the database running. It gets no requests.
  const owner = await startServer(folder.dataDir, environment)
  const shared = { ...environment, DATABASE_URL: postmasterOf(folder.dataDir).url }
  const front = await startFront()
  const running: RunningServer[] = []
  try {
    for (let server = 0; server < 2; server++)
      running.push(await joinFront(front, await startServer(folder.dataDir, shared)))
    const client = openClient(front.origin)
    const writers = await openOffice({ origin: front.origin, client, seed })
    const found = await deployUnderWork({ writers, client, front, times, running, dataDir: folder.dataDir, shared })
    const pool = openPool(folder.dataDir)
    found.push(...(await faultsAfterRun(pool, { writers, mailbox })))
    await pool.end()
    client.close()
    const acknowledged = writers.reduce((total, writer) => total + writer.acknowledged(), 0)
    console.log(
      `${times} deployments under ${acknowledged} acknowledged writes and ${mailbox.received.size} mails, ${front.lost()} requests lost`,
    )
    return found
  } finally {
    for (const server of running) await server.stop()
    await owner.stop()
    front.close()
    await mailbox.close()
    folder.remove()
  }
}

type Deployments = {
  readonly writers: readonly Writer[]
  readonly client: Client
  readonly front: Front
  readonly times: number
  readonly running: RunningServer[]
  readonly dataDir: string
  readonly shared: Readonly<Record<string, string>>
}

async function deployUnderWork({ writers, client, front, times, running, dataDir, shared }: Deployments) {
  const found: string[] = []
  let lostAnswers = 0
  const listening: Client = {
    ...client,
    send: async (token, write) => {
      const outcome = await client.send(token, write)
      if (outcome === 'lost') lostAnswers += 1
      return outcome
    },
  }
  let over = false
  const work = Promise.allSettled(
    writers.map(async (writer) => {
      while (!over) await writer.step(listening)
    }),
  )
  for (let deployment = 0; deployment < times; deployment++) {
    await pause(BETWEEN_MS)
    running.push(await joinFront(front, await startServer(dataDir, shared)))
    const old = running.shift()
    await old?.stop()
    if (old?.child.exitCode !== 0)
      found.push(`deployment ${deployment + 1}: the old server ended by ${old?.child.exitCode}`)
  }
  over = true
  for (const result of await work) if (result.status === 'rejected') found.push(String(result.reason))
  if (lostAnswers > 0 || front.lost() > 0)
    found.push(`${lostAnswers} requests were not answered, ${front.lost()} of them lost`)
  return found
}
