import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const projectFolder = path.resolve(import.meta.dirname, '../..')

export type RunningServer = {
  readonly origin: string
  /** Where its database is. */
  readonly dataDir: string
  readonly stop: () => Promise<void>
}

/** The product as `npm start` runs it on a free port, with a new database of its own: a demo, unless the settings say otherwise. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-journeys-'))
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755)
  const dataDir = path.join(folder, 'data')
  const child = spawn(process.execPath, [path.join(projectFolder, 'server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: path.join(projectFolder, 'node_modules/.cache/compiled'),
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      ...environment,
    },
    // The channel tells the server when we are gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /Uurwerk draait op (http:\S+?)[. ]/.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    void ended.then(() => reject(new Error(said.trim())))
  })
  return {
    origin,
    dataDir,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
