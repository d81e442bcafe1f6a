import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Employee } from './load.ts'

export type Noise = {
  readonly origin: string
  readonly host: string
  readonly employees: readonly Employee[]
  readonly clients: number
}

export type NoisyOffice = {
  begin(): void
  /** Stops the clients. Returns the statuses of their answers. */
  stop(): Promise<readonly number[]>
  end(): void
}

/**
 * Prepares the clients of a noisy office in a separate process. In the process of the measurement, their work would
 * delay the clients of the quiet office, and the measurement would count this delay as a delay of the server.
 */
export function startNoise(noise: Noise): NoisyOffice {
  const child = fork(path.join(import.meta.dirname, 'noise.ts'), [JSON.stringify(noise)])
  return {
    begin: () => void child.send('begin'),
    stop: async () => {
      const message = once(child, 'message')
      child.send('stop')
      const [statuses] = (await message) as [readonly number[]]
      return statuses
    },
    end: () => void child.kill(),
  }
}
