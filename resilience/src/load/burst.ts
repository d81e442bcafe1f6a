import { overview, planOrFree, type Load } from './ordinaryLoad.ts'
import type { Timed } from './timedCall.ts'

type Wanted = { readonly atOnce: number; readonly seconds: number }

/**
 * The overload. It sends many more calls at once than the server can answer. A client does not wait for an answer
 * before its next call.
 */
export async function flood(load: Load, { atOnce, seconds }: Wanted): Promise<readonly Timed[]> {
  const until = performance.now() + seconds * 1000
  const answers: Timed[] = []
  const ask = async (person: Load['people'][number], index: number): Promise<void> => {
    while (performance.now() < until) answers.push(await (index % 2 === 0 ? overview(load) : planOrFree(load, person)))
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => ask(load.people[index >> 1]!, index)))
  return answers
}
