import type { AnsweredRequest } from './answerTimes.ts'
import { gauge, type Family, type Sample } from './family.ts'

export type OfficeUse = { readonly office: string; readonly running: number; readonly waiting: number }

type Counts = { readonly statuses: Map<string, number>; seconds: number }

/**
 * Counts the answers of each office by status, and adds up their durations. A count of each duration would need a
 * separate metric for every route of every office.
 */
export class OfficeAnswers {
  readonly #offices = new Map<string, Counts>()

  add({ office, status, seconds }: AnsweredRequest): void {
    if (office === null) return
    const counts = this.#offices.get(office) ?? { statuses: new Map<string, number>(), seconds: 0 }
    this.#offices.set(office, counts)
    counts.statuses.set(`${status}`, (counts.statuses.get(`${status}`) ?? 0) + 1)
    counts.seconds += seconds
  }

  /** Removes the counts of all other offices, such as a deleted or a moved office. */
  keepOnly(offices: readonly string[]): void {
    for (const office of this.#offices.keys()) if (!offices.includes(office)) this.#offices.delete(office)
  }

  families(): Family[] {
    const offices = [...this.#offices]
    return [
      {
        name: 'uurwerk_office_requests_total',
        help: 'Requests of an office that were answered.',
        type: 'counter',
        samples: offices.flatMap(([office, { statuses }]) =>
          [...statuses].map(([status, value]) => ({ labels: { office, status }, value })),
        ),
      },
      {
        name: 'uurwerk_office_request_seconds_total',
        help: 'Time of all answers of an office together.',
        type: 'counter',
        samples: offices.map(([office, { seconds }]) => ({ labels: { office }, value: seconds })),
      },
    ]
  }
}

/** The connections that each office uses now, and its requests that wait for a connection. */
export function officeUseFamilies(pools: Readonly<Record<string, readonly OfficeUse[]>>): Family[] {
  const samples = (count: (use: OfficeUse) => number): Sample[] =>
    Object.entries(pools).flatMap(([pool, uses]) =>
      uses.map((use) => ({ labels: { office: use.office, pool }, value: count(use) })),
    )
  return [
    {
      name: 'uurwerk_office_connections',
      help: 'Connections that an office uses.',
      type: 'gauge',
      samples: samples(({ running }) => running),
    },
    {
      name: 'uurwerk_office_waiting',
      help: 'Requests that wait for a connection, by office.',
      type: 'gauge',
      samples: samples(({ waiting }) => waiting),
    },
  ]
}

type OfficeSize = { readonly office: string; readonly bytes: number; readonly mostBytes: number }

export const officeSizeFamilies = (sizes: readonly OfficeSize[]): Family[] => [
  {
    ...gauge({ name: 'uurwerk_office_size_bytes', help: 'Size of an office in the database.', value: 0 }),
    samples: sizes.map(({ office, bytes }) => ({ labels: { office }, value: bytes })),
  },
  {
    ...gauge({ name: 'uurwerk_office_size_limit_bytes', help: 'Maximum size of an office in the database.', value: 0 }),
    samples: sizes.map(({ office, mostBytes }) => ({ labels: { office }, value: mostBytes })),
  },
]
