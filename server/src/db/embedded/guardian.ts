import { spawn, type ChildProcess } from 'node:child_process'
import { asUser, type DatabaseUser } from './databaseUser.ts'
import { runningProcess } from './processTable.ts'

/**
 * A shell between us and the database that holds a pipe to us: when the pipe closes, because we stopped it or because we died
 * (kill -9 included), it asks the database for a fast and clean end. A signal interrupts `wait`, hence the loop around it.
 */
const script = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
trap 'kill -INT $server' TERM INT
(read line <&3; kill -INT $server) & watcher=$!
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill $watcher 2>/dev/null
exit $code`

const guardianName = 'uurwerk-guardian'

type Guarded = { readonly command: readonly string[]; readonly user: DatabaseUser | null; readonly folder: string }

/** In a session of its own, so that Ctrl-C in the terminal ends the application first. */
export function startGuarded({ command, user, folder }: Guarded): ChildProcess {
  return spawn('/bin/sh', ['-c', script, `${guardianName}-${process.pid}`, ...command], {
    ...asUser(user),
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
}

/** Whether this database has a guardian, and whether the application it watches over for still runs. */
export function guardianOf(pid: number): 'none' | 'watching' | 'closing' {
  const guardian = runningProcess(runningProcess(pid)?.parent ?? 0)
  const name = guardian?.arguments.find((argument) => argument.startsWith(guardianName))
  if (!guardian || !name) return 'none'
  return name === `${guardianName}-${guardian.parent}` ? 'watching' : 'closing'
}
