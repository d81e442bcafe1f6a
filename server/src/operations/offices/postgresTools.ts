import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartRefusal } from '../../platform/startRefusal.ts'

type Tool = 'pg_dump' | 'pg_restore' | 'psql'

/** A program of PostgreSQL that runs. `ended` fails with what the program says, when it fails. */
export type RunningTool = ChildProcess & { readonly stdout: Readable; readonly ended: Promise<void> }

type Wanted = {
  readonly parts: readonly string[]
  /** The address of the database; null for a program that only reads a file. */
  readonly url: string | null
  /** The start of the sentence when the program fails. */
  readonly sentence: string
  /** The folder in which the program writes. */
  readonly folder?: string
}

/**
 * Starts a program of PostgreSQL. Other users of the machine see the arguments of a command, so the password of the
 * address is in the environment.
 */
export function startTool(tool: Tool, { parts, url, sentence, folder }: Wanted): RunningTool {
  const address = url === null ? null : new URL(url)
  const password = decodeURIComponent(address?.password ?? '')
  if (address !== null) {
    address.password = ''
    // In an address, PostgreSQL does not read a plus sign as a space.
    address.search = address.search.replaceAll('+', '%20')
  }
  const child = spawn(tool, [...parts, ...(address === null ? [] : [`--dbname=${address.href}`])], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // A program that failed does not read its input any more. Its exit code tells the failure.
  child.stdin.on('error', () => {})
  const said = text(child.stderr)
  const ended = once(child, 'close').then(
    async ([code]) => {
      if (code !== 0) throw new StartRefusal(`${sentence}: ${(await said).trim()}`)
    },
    (cause: NodeJS.ErrnoException) => {
      const missing = `${tool} ontbreekt op deze machine: installeer de client van PostgreSQL`
      throw new StartRefusal(`${sentence}: ${cause.code === 'ENOENT' ? missing : cause.message}.`, { cause })
    },
  )
  // The caller can await the end later than the failure.
  ended.catch(() => {})
  return Object.assign(child, { ended })
}
