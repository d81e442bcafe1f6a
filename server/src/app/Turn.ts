import { setImmediate } from 'node:timers/promises'

const TURN_MS = 10

/** Lets the server first answer the requests that are waiting, before a long calculation continues. */
export const nextTurn = (): Promise<void> => setImmediate()

/** Converts the rows of a long list. Between groups of rows, the server can answer other requests. */
export async function inTurns<Row, Converted>(
  rows: readonly Row[],
  convert: (row: Row) => Converted,
): Promise<Converted[]> {
  const turn = new Turn()
  const converted: Converted[] = []
  for (const row of rows) {
    converted.push(convert(row))
    if (turn.isOver) await turn.next()
  }
  return converted
}

/** Divides a long calculation into parts. Between two parts, the server answers other requests (rule import-8). */
export class Turn {
  #since = performance.now()

  async next(): Promise<void> {
    await nextTurn()
    this.#since = performance.now()
  }

  get isOver(): boolean {
    return performance.now() - this.#since > TURN_MS
  }
}
