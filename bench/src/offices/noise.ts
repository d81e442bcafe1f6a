import { callsOf, hammer, randomNumbers } from './load.ts'
import type { Noise } from './startNoise.ts'

/** The clients of a noisy office. They begin at the first message, and stop at the next message with their statuses. */
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
