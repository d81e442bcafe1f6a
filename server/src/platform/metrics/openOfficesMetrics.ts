import type { DirectoryRow } from '../db/offices/directoryStore.ts'
import type { SharedPool } from '../db/offices/SharedPool.ts'
import { watchAnswers, poolFamilies, type Metrics } from './openMetrics.ts'
import type { Family } from './family.ts'
import { OfficeAnswers, officeSizeFamilies, officeUseFamilies } from './officeFamilies.ts'

/**
 * How long the sizes of the offices are kept, in milliseconds, because PostgreSQL reads each file of each office to
 * measure the sizes.
 */
const SIZES_KEPT_MS = 10 * 60_000
const MEGABYTE = 1024 ** 2

type Wanted = {
  readonly host: string
  readonly port: number
  readonly pools: Readonly<Record<string, SharedPool>>
  readonly readOffices: () => Promise<readonly DirectoryRow[]>
  /** Reads the size of each office. The signal ends the reading when the metrics stop. */
  readonly readSizes: (signal: AbortSignal) => Promise<ReadonlyMap<string, number>>
  readonly onSizesUnread: (error: unknown) => void
}

/** Measures a process that serves many offices. The metrics of one office have its name as a label. */
export async function openOfficesMetrics({ host, port, pools, readOffices, ...wanted }: Wanted): Promise<Metrics> {
  const answers = new OfficeAnswers()
  const sizes = keepSizes(wanted)
  async function serverFamilies(): Promise<readonly Family[]> {
    const offices = await readOffices()
    answers.keepOnly(offices.map(({ name }) => name))
    return sizes.familiesOf(offices)
  }
  const watched = await watchAnswers({
    host,
    port,
    families: () => [
      ...poolFamilies(pools),
      ...answers.families(),
      ...officeUseFamilies(
        Object.fromEntries(Object.entries(pools).map(([name, pool]) => [name, pool.useOfOffices()])),
      ),
    ],
    serverFamilies,
  })
  return {
    ...watched,
    onAnswered: (answered) => {
      watched.onAnswered(answered)
      answers.add(answered)
    },
    stop: async () => {
      await watched.stop()
      await sizes.stop()
    },
  }
}

/**
 * Keeps the sizes of the offices. A reading can take longer than Prometheus waits, so the metrics contain the sizes of
 * the previous reading until the new reading has ended. A failed reading is not repeated before the next interval.
 */
function keepSizes({ readSizes, onSizesUnread }: Pick<Wanted, 'readSizes' | 'onSizesUnread'>) {
  const stopping = new AbortController()
  let sizes: readonly Family[] = []
  let startedAt = -Infinity
  let reading = Promise.resolve()
  async function read(offices: readonly DirectoryRow[]): Promise<void> {
    try {
      const bySchema = await readSizes(stopping.signal)
      sizes = officeSizeFamilies(
        offices.map(({ name, schema, megabytes }) => ({
          office: name,
          bytes: bySchema.get(schema) ?? 0,
          mostBytes: megabytes * MEGABYTE,
        })),
      )
    } catch (error) {
      if (!stopping.signal.aborted) onSizesUnread(error)
    }
  }
  return {
    familiesOf(offices: readonly DirectoryRow[]): readonly Family[] {
      if (performance.now() - startedAt >= SIZES_KEPT_MS && !stopping.signal.aborted) {
        startedAt = performance.now()
        reading = read(offices)
      }
      return sizes
    },
    stop: () => {
      stopping.abort()
      return reading
    },
  }
}
