import type { Family, Labels, Sample } from './family.ts'

/**
 * The metrics of a response contain the pattern of its route, not the real path, so they identify no person and no
 * record.
 */
export type AnsweredRequest = {
  /** The office of the request. Null when this installation has only one office, and for an unknown host name. */
  readonly office: string | null
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

const UPPER_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type Times = {
  readonly labels: Labels
  /**
   * The number of responses in each range of durations. The ranges follow each other without a gap, and the last range
   * has no upper limit.
   */
  readonly buckets: number[]
  sum: number
}

type Count = { readonly labels: Labels; value: number }

/** Counts the responses of each route by status and duration. */
export class AnswerTimes {
  readonly #counts = new Map<string, Count>()
  readonly #times = new Map<string, Times>()

  add({ method, route, status, seconds }: AnsweredRequest): void {
    const call = `${method} ${route}`
    const count = there(this.#counts, `${status} ${call}`, () => ({
      labels: { method, route, status: `${status}` },
      value: 0,
    }))
    count.value += 1
    const times = there(this.#times, call, () => ({
      labels: { method, route },
      buckets: Array.from({ length: UPPER_BOUNDS.length + 1 }, () => 0),
      sum: 0,
    }))
    const place = UPPER_BOUNDS.findIndex((bound) => seconds <= bound)
    const bucket = place === -1 ? UPPER_BOUNDS.length : place
    times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1
    times.sum += seconds
  }

  families(): Family[] {
    return [
      {
        name: 'uurwerk_http_requests_total',
        help: 'Requests that were answered, by the pattern of their route.',
        type: 'counter',
        samples: [...this.#counts.values()],
      },
      {
        name: 'uurwerk_http_request_duration_seconds',
        help: 'From the head of a request to the end of its answer.',
        type: 'histogram',
        samples: [...this.#times.values()].flatMap(samplesOf),
      },
    ]
  }
}

function there<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function samplesOf({ labels, buckets, sum }: Times): Sample[] {
  let count = 0
  const samples: Sample[] = buckets.map((more, place) => {
    count += more
    return { suffix: '_bucket', labels: { ...labels, le: `${UPPER_BOUNDS[place] ?? '+Inf'}` }, value: count }
  })
  return [...samples, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }]
}
