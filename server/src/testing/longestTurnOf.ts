import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Returns the longest processor time in milliseconds that the main thread uses between two moments at which it could
 * answer another request. Every other request waits during that time. The pause lets the database and other tests use
 * the processor. The pause can only make the returned time longer.
 *
 * Garbage collections do not count: a test process has the memory of all earlier tests, so they take longer than in a
 * server.
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
