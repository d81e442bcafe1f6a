import { spawn, type ChildProcess } from 'node:child_process'
import { asUser, type DatabaseUser } from '../../settings/databaseUser.ts'
import { runningProcess } from './runningProcess.ts'

/**
 * A shell with a pipe to this process. The pipe closes when this process dies, also after kill -9, and the supervisor
 * then stops the database cleanly. A signal interrupts `wait`, so the script calls `wait` in a loop.
 */
const script = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
trap 'kill -INT $server' TERM INT
(read line <&3; kill -INT $server) & watcher=$!
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill $watcher 2>/dev/null
exit $code`

/** This name must not change, because a release must also find the supervisor that an older release started. */
const supervisorName = 'uurwerk-guardian'

type Guarded = { readonly command: readonly string[]; readonly user: DatabaseUser | null; readonly folder: string }

/** The supervisor starts in its own process session. Ctrl-C in the terminal therefore stops the application first. */
export function startSupervised({ command, user, folder }: Guarded): ChildProcess {
  return spawn('/bin/sh', ['-c', script, `${supervisorName}-${process.pid}`, ...command], {
    ...asUser(user),
    cwd: folder,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  })
}

/** The state of a supervisor: none, watching a running application, or closing the database. */
export function supervisorOf(pid: number): 'none' | 'watching' | 'closing' {
  const supervisor = runningProcess(runningProcess(pid)?.parent ?? 0)
  const name = supervisor?.arguments.find((argument) => argument.startsWith(supervisorName))
  if (!supervisor || !name) return 'none'
  return name === `${supervisorName}-${supervisor.parent}` ? 'watching' : 'closing'
}
