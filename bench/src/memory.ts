import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

/** The memory of a process in MB. */
export function residentMegabytes(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout.trim()) / 1024
}

/** The processor time that a process used, in seconds. Null when the operating system does not report it. */
export function processorSeconds(pid: number): number | null {
  const fields = statOf(pid)
  return fields && (Number(fields[11]) + Number(fields[12])) / 100
}

/**
 * The processor time of PostgreSQL in seconds: of all processes that run now, and of those that have ended. Null when
 * the operating system does not report it. The parameter is the id of the database process of any connection.
 */
export function databaseSeconds(connectionPid: number): number | null {
  const parent = Number(statOf(connectionPid)?.[1])
  const ended = statOf(parent)
  if (ended === null) return null
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number)
  const running = children.reduce((sum, pid) => sum + (processorSeconds(pid) ?? 0), 0)
  return running + (Number(ended[13]) + Number(ended[14])) / 100
}

/**
 * The numbers about a process from the file `stat` of Linux. The name of the program is in brackets and can contain
 * spaces, so the text is split after the brackets. The times are in hundredths of a second.
 */
function statOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  } catch {
    return null
  }
}

/** The memory of all renderers of a server in MB. */
export function renderersMegabytes(serverPid: number): number {
  const { stdout } = spawnSync('ps', ['-axo', 'ppid=,rss=,args='], { encoding: 'utf8' })
  const printing = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([ppid, , ...args]) => Number(ppid) === serverPid && args.some((arg) => arg.endsWith('typstProcess.ts')))
  return printing.reduce((sum, [, rss]) => sum + Number(rss), 0) / 1024
}

/**
 * The memory of a process in MB, without the memory that it shares with other processes. Null when the operating system
 * does not report it.
 */
export function ownMegabytes(pid: number): number | null {
  try {
    const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+: +(\d+) kB$/gm)
    return [...lines].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024
  } catch {
    return null
  }
}
