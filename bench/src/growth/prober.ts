import { setTimeout as pause } from 'node:timers/promises'
import { send } from '../send.ts'
import type { Call } from '../work.ts'

// A client in a separate process. It repeats a cheap call and remembers the longest time. The measured read runs in
// another process, so it cannot delay the client directly.

const PAUSE_MS = 2

type Input = { readonly origin: string; readonly call: Call }

process.once('message', (input: Input) => void askAgainAndAgain(input))
process.on('disconnect', () => process.exit())

async function askAgainAndAgain({ origin, call }: Input): Promise<never> {
  let slowestMs = 0
  process.on('message', () => {
    process.send?.(slowestMs)
    slowestMs = 0
  })
  for (;;) {
    const begun = performance.now()
    await send(origin, call)
    slowestMs = Math.max(slowestMs, performance.now() - begun)
    await pause(PAUSE_MS)
  }
}
