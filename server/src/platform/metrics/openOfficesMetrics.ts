import type { DirectoryRow } from '../db/offices/directoryStore.ts'
import type { SharedPool } from '../db/offices/SharedPool.ts'
import { watchAnswers, poolFamilies, type Metrics } from './openMetrics.ts'
import type { Family } from './family.ts'
import { OfficeAnswers, officeSizeFamilies, officeUseFamilies } from './officeFamilies.ts'

/**
 * How long the sizes of the offices are kept, in milliseconds. PostgreSQL looks at each file of each office for the
 * sizes, so the sizes are not read at each request for the metrics.
 */
const SIZES_KEPT_MS = 10 * 60_000
const MEGABYTE = 1024 ** 2

type Wanted = {
  readonly host: string
  readonly port: number
  readonly pools: Readonly<Record<string, SharedPool>>
  readonly readOffices: () => Promise<readonly DirectoryRow[]>
  readonly readSizes: () => Promise<ReadonlyMap<string, number>>
}

/** Measures a process that serves many offices. The metrics of one office have its name as a label. */
export async function openOfficesMetrics({ host, port, pools, readOffices, readSizes }: Wanted): Promise<Metrics> {
  const answers = new OfficeAnswers()
  let sizes: readonly Family[] = []
  let readAt = -Infinity
  async function serverFamilies(): Promise<readonly Family[]> {
    const offices = await readOffices()
    answers.keepOnly(offices.map(({ name }) => name))
    if (performance.now() - readAt < SIZES_KEPT_MS) return sizes
    const bySchema = await readSizes()
    sizes = officeSizeFamilies(
      offices.map(({ name, schema, megabytes }) => ({
        office: name,
        bytes: bySchema.get(schema) ?? 0,
        mostBytes: megabytes * MEGABYTE,
      })),
    )
    readAt = performance.now()
    return sizes
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
  }
}
