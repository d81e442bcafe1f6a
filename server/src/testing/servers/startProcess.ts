import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'

const projectFolder = path.resolve(import.meta.dirname, '../../../..')

export type ServerProcess = {
  readonly child: ChildProcess
  readonly origin: string
  readonly ended: Promise<number | null>
}

/**
 * Starts the whole server as a separate process, as `npm start` does. When the server does not start, the error
 * contains what the process has printed.
 */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(projectFolder, 'server/src/main.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: path.join(projectFolder, 'node_modules/.cache/compiled'),
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /Uurwerk draait op (http:\S+?)[. ]/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    void ended.then(() => reject(new Error(output.trim())))
  })
  return { child, origin, ended }
}
