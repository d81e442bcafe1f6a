import { setTimeout as pause } from 'node:timers/promises'

/**
 * Returns the longest processor time in milliseconds that the main thread uses between two moments at which it could
 * answer another request. Every other request waits during that time. The pause lets the database and other tests use
 * the processor. The pause can only make the returned time longer.
 */
export async function longestTurnOf(work: Promise<unknown>): Promise<number> {
  let longest = 0
  let isDone = false
  const done = work.finally(() => (isDone = true))
  while (!isDone) {
    const before = process.threadCpuUsage()
    await pause(1)
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
  }
  await done
  return longest
}
