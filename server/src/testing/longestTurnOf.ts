import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * While the main thread calculates, all other requests wait. Returns the processor time in milliseconds of the longest
 * calculation without a pause. The time of garbage collections is subtracted: a test process keeps the memory of all
 * earlier tests, so its garbage collections take longer than those of a server.
 */
export async function longestTurnOf(work: Promise<unknown>): Promise<number> {
  const turns: { readonly from: number; readonly to: number; readonly used: number }[] = []
  const collections: { readonly startTime: number; readonly duration: number }[] = []
  const observer = new PerformanceObserver((list) => void collections.push(...list.getEntries()))
  observer.observe({ entryTypes: ['gc'] })
  let isDone = false
  const done = work.finally(() => (isDone = true))
  while (!isDone) {
    const from = performance.now()
    const before = process.threadCpuUsage()
    await pause(1)
    const { user, system } = process.threadCpuUsage(before)
    turns.push({ from, to: performance.now(), used: (user + system) / 1000 })
  }
  await done
  collections.push(...observer.takeRecords())
  observer.disconnect()
  const collecting = ({ from, to }: { readonly from: number; readonly to: number }): number =>
    collections.reduce((sum, { startTime, duration }) => sum + (startTime >= from && startTime < to ? duration : 0), 0)
  return Math.max(0, ...turns.map((turn) => turn.used - collecting(turn)))
}
