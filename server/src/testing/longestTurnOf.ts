import { setImmediate } from 'node:timers/promises'

/**
 * Returns the longest time in milliseconds during which the main thread calculates without a pause. Every other request
 * waits during that time.
 */
export async function longestTurnOf(work: Promise<unknown>): Promise<number> {
  let longest = 0
  let isDone = false
  const done = work.finally(() => (isDone = true))
  while (!isDone) {
    const before = process.threadCpuUsage()
    await setImmediate()
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
  }
  await done
  return longest
}
