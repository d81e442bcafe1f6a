import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gauge, gauges, type Family } from './family.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** The delay of the event loop is the delay since the previous request for the metrics. */
export function watchProcess(): { families(): Family[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    stop: () => delay.disable(),
    families: () => {
      const held = {
        '0.5': seconds(delay.percentile(50)),
        '0.99': seconds(delay.percentile(99)),
        max: seconds(delay.max),
      }
      delay.reset()
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      return [
        gauges({
          name: 'uurwerk_event_loop_lag_seconds',
          help: 'How late the event loop came round since the last look.',
          label: 'quantile',
          values: held,
        }),
        gauges({
          name: 'uurwerk_memory_bytes',
          help: 'Memory of this process.',
          label: 'kind',
          values: { rss, heap_used: heapUsed, heap_total: heapTotal, external },
        }),
        {
          name: 'uurwerk_cpu_seconds_total',
          help: 'Time of processors that this process used.',
          type: 'counter',
          samples: [{ value: (user + system) / MICROSECONDS }],
        },
        gauge({ name: 'uurwerk_uptime_seconds', help: 'Since this process began.', value: process.uptime() }),
      ]
    },
  }
}

/** Converts nanoseconds to seconds. Without a measurement, Node returns NaN as the delay, and the metric is then 0. */
const seconds = (nanoseconds: number): number => (Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0)
