import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { joinFront } from '../deploy/joinFront.ts'
import { givenClock } from '../fixtures/demo.ts'
import { startMailbox } from '../fixtures/mailbox.ts'
import type { Run } from '../fixtures/runOptions.ts'
import { startFront } from '../fixtures/startFront.ts'
import { startServer, type RunningServer } from '../fixtures/startServer.ts'
import { serverSettings } from './failoverRun.ts'
import { prepareOffices, serverUrlOf } from './offices/prepareOffices.ts'
import { PatroniGroup } from './PatroniGroup.ts'
import { findPrograms } from './patroniPrograms.ts'
import { FailoverRun, reportOf } from './workDuringMoves.ts'

const TIMES_BY_COMMAND = 6

/**
 * The run with Patroni. Two servers use three databases through HAProxy, as in the guide for operators, while users
 * work. Again and again, the primary is killed, stops answering, or is replaced. Patroni must notice this and choose
 * another primary.
 */
export const patroniRun: Run = async ({ seed, times = TIMES_BY_COMMAND, offices }) => {
  const programs = findPrograms()
  if ('length' in programs) return [`not here: ${programs.join(', ')}`]
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-patroni-'))
  // When root runs this program, the databases run as another user. That user must be able to open the folder.
  chmodSync(folder, 0o755)
  const mailbox = await startMailbox(() => 50)
  const front = await startFront()
  const running: RunningServer[] = []
  let group: PatroniGroup | null = null
  try {
    group = await PatroniGroup.start(folder, programs)
    console.log(`Patroni ${await group.version()}`)
    const none = path.join(folder, 'none')
    if (offices !== undefined) {
      const filled = await startServer(none, { ...givenClock, DATABASE_URL: group.superUrl })
      await prepareOffices(group.superUrl, offices)
      await filled.stop()
    }
    const readUrl = offices === undefined ? group.readUrl : serverUrlOf(group.readUrl)
    const environment = { ...serverSettings(group.url, offices), SMTP_URL: mailbox.url, DATABASE_URL_READ: readUrl }
    for (let server = 0; server < 2; server += 1)
      running.push(await joinFront(front, await startServer(none, environment)))
    return reportOf(await new FailoverRun({ url: group.superUrl, front, mailbox, group, offices }).rounds(seed, times))
  } finally {
    for (const server of running) await server.kill()
    group?.stop()
    front.close()
    await mailbox.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
