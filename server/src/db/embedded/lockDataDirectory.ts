import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '../../startRefusal.ts'
import { guardianOf } from './guardian.ts'
import { runningProcess } from './processTable.ts'

/** As long as an application that was just told to stop, or whose parent died, may need. */
const IN_USE_PATIENCE_MS = 5000
const CLOSING_PATIENCE_MS = 60_000

/** Makes sure that no other server uses these files: waits for one that is closing, and refuses one that stays. */
export async function lockDataDirectory(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = recordedPid(pidFile)
  if (pid === null || runningProcess(pid) === null) return
  if (!serves(pid, cluster)) return disownPidFile(pidFile)
  if (await endsWithin(IN_USE_PATIENCE_MS, pid, cluster, () => guardianOf(pid) === 'watching')) return
  if (guardianOf(pid) === 'watching') {
    throw new StartRefusal(
      `Uurwerk draait al met de gegevens in ${path.dirname(cluster)}: sluit dat eerst, of kies een andere DATA_DIR.`,
    )
  }
  // Left behind by a guardian that was killed: nobody else will end it.
  if (serves(pid, cluster) && guardianOf(pid) === 'none') process.kill(pid, 'SIGINT')
  if (await endsWithin(CLOSING_PATIENCE_MS, pid, cluster)) return
  throw new StartRefusal(`De vorige database (proces ${pid}) sluit niet af: stop ze, en probeer opnieuw.`)
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

async function endsWithin(
  patienceMs: number,
  pid: number,
  cluster: string,
  worthWaiting = () => true,
): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs
  while (serves(pid, cluster) && worthWaiting()) {
    if (performance.now() > giveUpAt) return false
    await pause(50)
  }
  return !serves(pid, cluster)
}
