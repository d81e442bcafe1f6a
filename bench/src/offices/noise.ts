import { callsOf, hammer, randomNumbers } from './load.ts'
import type { Noise } from './startNoise.ts'

/**
 * The clients of a noisy office. The first message starts the clients. The next message stops the clients, and the
 * process sends the statuses of their answers back.
 */
const { origin, host, employees, clients } = JSON.parse(process.argv[2] ?? '{}') as Noise
const next = callsOf(host, employees, randomNumbers())

let ending: AbortController | null = null
process.on('message', () => {
  if (ending !== null) return ending.abort()
  const current = new AbortController()
  ending = current
  void hammer(origin, { clients, next, until: current.signal }).then((statuses) => {
    ending = null
    process.send?.(statuses)
  })
})
