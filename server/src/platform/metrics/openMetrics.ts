import { waitingDocuments } from '../documents/rendering/renderDocument.ts'
import type { Services } from '../../app/services.ts'
import { AnswerTimes, type AnsweredRequest } from './answerTimes.ts'
import { gauge, gauges, type Family, type Sample } from './family.ts'
import { watchProcess } from './watchProcess.ts'
import { serveMetrics, type WantedMetrics } from './serveMetrics.ts'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Database } from '../db/database.ts'
import { readJobFigures } from '../jobs/jobFiguresStore.ts'
import { readInstallationFigures } from './installationFiguresStore.ts'

type Wanted = {
  readonly host: string
  readonly port: number
  readonly services: Pick<Services, 'db' | 'clock'>
  readonly pools: Pools
}

export type Metrics = {
  readonly port: number
  readonly onAnswered: (answered: AnsweredRequest) => void
  stop(): Promise<void>
}

/** Measures this process, and serves the metrics to Prometheus. */
export function openMetrics({ host, port, services: { db, clock }, pools }: Wanted): Promise<Metrics> {
  return watchAnswers({
    host,
    port,
    families: () => poolFamilies(pools),
    serverFamilies: () => serverFamilies(db, clock.now()),
  })
}

/** Serves the given metrics together with the metrics of the responses, of the documents and of this process. */
export async function watchAnswers({ families, ...wanted }: WantedMetrics): Promise<Metrics> {
  const answers = new AnswerTimes()
  const watch = watchProcess()
  const served = await serveMetrics({
    ...wanted,
    families: () => [...answers.families(), ...watch.families(), ...families(), documents()],
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

type Connections = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

type Pools = Readonly<Record<string, Connections>>

export function poolFamilies(pools: Pools): Family[] {
  const samples = (count: (pool: Connections) => Readonly<Record<string, number>>): Sample[] =>
    Object.entries(pools).flatMap(([pool, connections]) =>
      Object.entries(count(connections)).map(([state, value]) => ({ labels: { pool, state }, value })),
    )
  return [
    {
      name: 'uurwerk_database_connections',
      help: 'Connections with the database.',
      type: 'gauge',
      samples: samples(({ totalCount, idleCount }) => ({ in_use: totalCount - idleCount, idle: idleCount })),
    },
    {
      name: 'uurwerk_database_waiting',
      help: 'Requests that wait for a connection.',
      type: 'gauge',
      samples: Object.entries(pools).map(([pool, { waitingCount }]) => ({ labels: { pool }, value: waitingCount })),
    },
  ]
}

/** The metrics that come from the database. All processes on one database report the same values. */
async function serverFamilies(db: Database, now: Instant): Promise<Family[]> {
  const { mails, openSessions } = await readInstallationFigures(db, now)
  const { waiting, running, retrying, failed, oldestWaitingSeconds } = await readJobFigures(db)
  return [
    gauges({
      name: 'uurwerk_jobs',
      help: 'Jobs in the queue.',
      label: 'state',
      values: { waiting, running, retrying, failed },
    }),
    gauge({
      name: 'uurwerk_jobs_oldest_waiting_seconds',
      help: 'For how long the first of the waiting jobs could have been done.',
      value: oldestWaitingSeconds,
    }),
    gauges({
      name: 'uurwerk_mails',
      help: 'Mails by what became of them.',
      label: 'status',
      values: { queued: 0, sending: 0, sent: 0, failed: 0, unclear: 0, ...mails },
    }),
    gauge({ name: 'uurwerk_sessions_open', help: 'Sessions that would be let in.', value: openSessions }),
  ]
}
