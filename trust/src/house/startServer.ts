import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const thisRelease = path.resolve(import.meta.dirname, '../../..')
/** Enough to find what went wrong, and no more in memory than that. */
const KEPT_CHARACTERS = 200_000

export type RunningServer = {
  readonly origin: string
  readonly child: ChildProcess
  readonly dataDir: string
  /** Fulfilled when it has ended, asked or not. */
  readonly ended: Promise<void>
  /** The end of what it wrote in its log. */
  said(): string
  stop(): Promise<void>
  /** As a crash ends it: at once. */
  kill(): Promise<void>
}

/** The whole product, of this release or another, as `npm start` runs it, with its own database in this folder; fails with what it said when it does not come up. */
export async function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  projectFolder = thisRelease,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [path.join(projectFolder, 'server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: path.join(projectFolder, 'node_modules/.cache/compiled'),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ...environment,
    },
    // The channel tells the server when we are gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-KEPT_CHARACTERS)
      const found = /Uurwerk draait op (http:\S+?)[. ]/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    void ended.then(() => reject(new Error(`the server ended: ${said.trim()}`)))
  })
  const endBy = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    await ended
  }
  return { origin, child, dataDir, ended, said: () => said, stop: endBy('SIGTERM'), kill: endBy('SIGKILL') }
}

/** Where a run keeps a database, until it is done. */
export function openFolder(): { readonly dataDir: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-trust-'))
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755)
  return { dataDir: path.join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
