import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartRefusal } from '../../../platform/startRefusal.ts'

type Tool = 'pg_dump' | 'pg_restore' | 'psql'

/** A running program of PostgreSQL. `ended` fails with the error message of the program. */
export type RunningTool = ChildProcess & { readonly stdout: Readable; readonly ended: Promise<void> }

type Wanted = {
  readonly parts: readonly string[]
  readonly url: string | null
  readonly sentence: string
  readonly folder?: string
}

/** The password moves to an environment variable, because other users can see the arguments of a command. */
export function startTool(tool: Tool, { parts, url, sentence, folder }: Wanted): RunningTool {
  const address = url === null ? null : new URL(url)
  const password = decodeURIComponent(address?.password ?? '')
  if (address !== null) {
    address.password = ''
    // A plus sign in a URL can mean a space, but PostgreSQL does not read it as a space. It does read %20.
    address.search = address.search.replaceAll('+', '%20')
  }
  const child = spawn(tool, [...parts, ...(address === null ? [] : [`--dbname=${address.href}`])], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // A failed program does not read its input any more. The exit code reports the failure.
  child.stdin.on('error', () => {})
  const stderr = text(child.stderr)
  const ended = once(child, 'close').then(
    async ([code]) => {
      if (code !== 0) throw new StartRefusal(`${sentence}: ${(await stderr).trim()}`)
    },
    (cause: NodeJS.ErrnoException) => {
      const missing = `${tool} ontbreekt op deze machine: installeer de client van PostgreSQL`
      throw new StartRefusal(`${sentence}: ${cause.code === 'ENOENT' ? missing : cause.message}.`, { cause })
    },
  )
  // This handler prevents an unhandled rejection, because the caller may await the end later than the failure.
  ended.catch(() => {})
  return Object.assign(child, { ended })
}
