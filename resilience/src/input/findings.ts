import type { Asked } from './makeRequest.ts'

const SHOWN_CHARACTERS = 400

/**
 * The faults of a run. Each kind of fault occurs once for each endpoint, with the number of times that it occurred and
 * the first request that caused it.
 */
export class Findings {
  readonly #found = new Map<string, { sentence: string; times: number }>()

  add(call: string, fault: string, asked?: Asked): void {
    const key = `${call} ${fault.replaceAll(/\d+/g, '#')}`
    const known = this.#found.get(key)
    if (known !== undefined) known.times += 1
    else this.#found.set(key, { sentence: `${call}: ${fault}${asked === undefined ? '' : shown(asked)}`, times: 1 })
  }

  sentences(): readonly string[] {
    return [...this.#found.values()].map(({ sentence, times }) =>
      times === 1 ? sentence : `${sentence} (${times} times)`,
    )
  }
}

const shown = ({ kind, who, method, path, headers, body }: Asked): string =>
  `\n    ${kind}, by ${who}: ${[method, path, JSON.stringify(headers), body ?? ''].map((part) => part.slice(0, SHOWN_CHARACTERS)).join(' ')}`
