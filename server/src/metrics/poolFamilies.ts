import type { Family, Sample } from './family.ts'

/** Figures of a connection pool. */
type Connections = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

export type Pools = Readonly<Record<string, Connections>>

/** Per pool: connections in use, idle connections, and waiting requests. */
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
      help: 'Who waits for a connection.',
      type: 'gauge',
      samples: Object.entries(pools).map(([pool, { waitingCount }]) => ({ labels: { pool }, value: waitingCount })),
    },
  ]
}
