import { existsSync, readFileSync } from 'node:fs'

/** The ids of the child processes of a process, on Linux. */
export function childrenOf(pid: number): readonly number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  if (!existsSync(file)) return []
  const list = readFileSync(file, 'utf8').trim()
  return list === '' ? [] : list.split(' ').map(Number)
}

/** Sends a signal to a process. The process may have ended already. */
export function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
