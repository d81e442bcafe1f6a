import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type RunningProcess = { readonly parent: number; readonly arguments: readonly string[] }

/**
 * The command of the process with a given number. Null when there is no such process, or when the process has ended and
 * its parent has not read the exit code yet.
 */
export function runningProcess(pid: number): RunningProcess | null {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): RunningProcess | null {
  try {
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return commandLine === '' ? null : { parent: Number(parent), arguments: commandLine.split('\0') }
  } catch {
    return null
  }
}

function fromPs(pid: number): RunningProcess | null {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'ppid=,stat=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/m.exec(stdout) ?? []
  return command === undefined || state?.startsWith('Z')
    ? null
    : { parent: Number(parent), arguments: command.split(' ') }
}
