import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { StartRefusal } from '../../startRefusal.ts'
import { guardianOf } from './guardian.ts'
import { runningProcess } from './processTable.ts'

const PATIENCE_MS = 60_000

/** Makes sure that no other server uses these files: refuses one in use, and waits for one that is still closing. */
export async function claimCluster(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = recordedPid(pidFile)
  if (pid === null || runningProcess(pid) === null) return
  if (!serves(pid, cluster)) return disownPidFile(pidFile)
  const guardian = guardianOf(pid)
  if (guardian === 'watching') {
    throw new StartRefusal(`Uurwerk draait al met de gegevens in ${path.dirname(cluster)}: sluit dat eerst, of kies een andere DATA_DIR.`)
  }
  // Left behind by a guardian that was killed: nobody else will end it.
  if (guardian === 'none') process.kill(pid, 'SIGINT')
  await ended(pid, cluster)
}

function recordedPid(pidFile: string): number | null {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

function serves(pid: number, cluster: string): boolean {
  return runningProcess(pid)?.arguments.includes(cluster) ?? false
}

/**
 * After a crash of the machine the recorded number may belong to any program, and PostgreSQL would refuse for ever. The number is replaced by one that
 * has just ended; the rest stays, because from it PostgreSQL sees whether old processes still hold the files.
 */
function disownPidFile(pidFile: string): void {
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n')
  writeFileSync(pidFile, [spawnSync('/bin/sh', ['-c', ':']).pid, ...rest].join('\n'))
}

async function ended(pid: number, cluster: string): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS
  while (serves(pid, cluster)) {
    if (performance.now() > giveUpAt) throw new StartRefusal(`De vorige database (proces ${pid}) sluit niet af: stop ze, en probeer opnieuw.`)
    await pause(50)
  }
}
