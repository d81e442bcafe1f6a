import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Call } from '../work.ts'

export type Prober = {
  /** Returns the longest time of a cheap call since the previous call of this function, in milliseconds. */
  readonly slowestMs: () => Promise<number>
  readonly stop: () => Promise<void>
}

export function startProber(origin: string, call: Call): Prober {
  const child = fork(path.join(import.meta.dirname, 'prober.ts'))
  child.send({ origin, call })
  return {
    slowestMs: async () => {
      const message = once(child, 'message')
      child.send('take')
      const [slowest] = (await message) as [number]
      return slowest
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
