import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '../../startRefusal.ts'
import { supervisorOf } from './supervisor.ts'
import { runningProcess } from './runningProcess.ts'

/** The maximum time in milliseconds that a start waits while another application still uses the files. */
const IN_USE_PATIENCE_MS = 5000
const CLOSING_PATIENCE_MS = 60_000

/** Waits until another server on the same files has stopped. Refuses the start when that server continues to run. */
export async function lockDataDirectory(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = recordedPid(pidFile)
  if (pid === null || runningProcess(pid) === null) return
  if (!serves(pid, cluster)) return disownPidFile(pidFile)
  if (await endsWithin(IN_USE_PATIENCE_MS, pid, cluster, () => supervisorOf(pid) === 'watching')) return
  if (supervisorOf(pid) === 'watching') {
    throw new StartRefusal(
      `Uurwerk draait al met de gegevens in ${path.dirname(cluster)}: sluit dat eerst, of kies een andere DATA_DIR.`,
    )
  }
  // When the supervisor of this database was killed, nothing else stops the database, so this process stops it.
  if (serves(pid, cluster) && supervisorOf(pid) === 'none') process.kill(pid, 'SIGINT')
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
 * Replaces the process number in PostgreSQL's pid file by the number of a process that has just ended. After a crash of
 * the machine, the recorded number may belong to any program, and PostgreSQL would then refuse to start. Other lines of
 * the file stay, because PostgreSQL uses them to detect old processes.
 */
function disownPidFile(pidFile: string): void {
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n')
  writeFileSync(pidFile, [spawnSync('/bin/sh', ['-c', ':']).pid, ...rest].join('\n'))
}

async function endsWithin(
  timeoutMs: number,
  pid: number,
  cluster: string,
  worthWaiting = () => true,
): Promise<boolean> {
  const giveUpAt = performance.now() + timeoutMs
  while (serves(pid, cluster) && worthWaiting()) {
    if (performance.now() > giveUpAt) return false
    await pause(50)
  }
  return !serves(pid, cluster)
}
