import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { BareCall } from '../work.ts'

export type BareServer = { readonly origin: string; stop(): Promise<void> }

/**
 * Starts the bare server in a separate process, because our server also runs in a separate process. The first call has
 * the path `/0`, and each next call has the next number.
 */
export async function startBareServer(url: string, calls: readonly BareCall[]): Promise<BareServer> {
  const child = fork(path.join(import.meta.dirname, 'bareServer.ts'))
  child.send({ url, calls })
  const [port] = (await once(child, 'message')) as [number]
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
