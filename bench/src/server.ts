import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../bin/steps/freePort.mjs'
import { serverFlags } from '../../bin/steps/serverFlags.mjs'
import type { Call, Statement } from './work.ts'
import { send } from './send.ts'

export type RunningServer = {
  readonly origin: string
  readonly pid: number
  /** The time from the start of the server until the server is ready. */
  readonly readyAfterMs: number
  /**
   * Returns the SQL statements that a call sends, without the statement that finds the caller. The server must be
   * started with `recording: true`.
   */
  recordedStatements(call: Call): Promise<Statement[][]>
  /**
   * The longest turn of the main thread since the previous call of this function, in milliseconds of processor time.
   * During a turn, the main thread cannot answer another call. The server must be started without `recording`.
   */
  longestTurnMs(): Promise<number>
  stop(): Promise<void>
}

type Wanted = {
  readonly folder: string
  readonly recording?: boolean
  /** The address of the database. When it is absent, the server uses its own database in `folder`. */
  readonly databaseUrl?: string
}

const project = path.resolve(import.meta.dirname, '../..')
const POLL_MS = 25

/** Starts a server with its database in a folder. Its clock starts on the morning of 20 November 2026. */
export async function startServer({ folder, recording = false, databaseUrl }: Wanted): Promise<RunningServer> {
  const port = await freePort()
  const preload = ['--import', path.join(import.meta.dirname, recording ? 'recordStatements.ts' : 'recordTurns.ts')]
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...serverFlags, ...preload, path.join(project, 'server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: path.join(project, 'node_modules/.cache/compiled'),
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: '0',
      CLOCK: '2026-11-20T09:00',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const origin = `http://127.0.0.1:${port}`
  await ready(origin, child)
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - startedAt,
    recordedStatements: (call) => recordedStatements(child, origin, call),
    longestTurnMs: async () => {
      const message = once(child, 'message')
      child.send('longest turn')
      const [answer] = (await message) as [{ longestTurnMs: number }]
      return answer.longestTurnMs
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(POLL_MS)
  }
  throw new Error(`the server ended with ${child.exitCode}`)
}

async function recordedStatements(child: ChildProcess, origin: string, call: Call): Promise<Statement[][]> {
  await taken(child)
  await send(origin, call)
  const waves = await taken(child)
  return waves.map((wave) => wave.filter(({ name }) => name !== 'session')).filter((wave) => wave.length > 0)
}

async function taken(child: ChildProcess): Promise<Statement[][]> {
  const message = once(child, 'message')
  child.send('take')
  const [{ waves }] = (await message) as [{ waves: Statement[][] }]
  return waves
}
