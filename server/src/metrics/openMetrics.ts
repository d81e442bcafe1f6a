import { waitingDocuments } from '../documents/renderDocument.ts'
import type { Services } from '../services.ts'
import { AnswerTimes, type Answered } from './answerTimes.ts'
import { gauge } from './family.ts'
import { serverFamilies } from './serverFamilies.ts'
import { poolFamilies, type Pools } from './poolFamilies.ts'
import { watchProcess } from './processFamilies.ts'
import { serveMetrics } from './serveMetrics.ts'

type Wanted = {
  readonly host: string
  readonly port: number
  readonly services: Pick<Services, 'db' | 'clock'>
  readonly pools: Pools
}

export type Metrics = {
  readonly port: number
  readonly onAnswered: (answered: Answered) => void
  stop(): Promise<void>
}

/** Measures this process, and serves the metrics to Prometheus. */
export async function openMetrics({ host, port, services: { db, clock }, pools }: Wanted): Promise<Metrics> {
  const answers = new AnswerTimes()
  const watch = watchProcess()
  const served = await serveMetrics({
    host,
    port,
    families: () => [...answers.families(), ...watch.families(), ...poolFamilies(pools), documents()],
    serverFamilies: () => serverFamilies(db, clock.now()),
  })
  return {
    port: served.port,
    onAnswered: (answered) => answers.add(answered),
    stop: async () => {
      watch.stop()
      await served.stop()
    },
  }
}

const documents = () =>
  gauge({
    name: 'uurwerk_documents_waiting',
    help: 'Documents that are being made by this process, or wait for it.',
    value: waitingDocuments(),
  })
