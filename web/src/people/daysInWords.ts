import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import * as texts from '../texts/texts.ts'

type Run = { readonly first: Day; readonly last: Day }

/** The maximum number of periods in the text. With more periods, the text has the first six and the last one. */
const MOST_RUNS = 6

/** A text such as '07-12-2026 t.e.m. 11-12-2026, 14-12-2026'. Consecutive days are one period. */
export function daysInWords(days: readonly Day[]): string {
  const runs = runsOf([...new Set(days)].toSorted())
  const read = runs.slice(0, MOST_RUNS).map(formatRun)
  const left = runs.length - read.length
  return left === 0 ? read.join(', ') : texts.people.takenAway.andMore(read.join(', '), lastDayOf(runs.at(-1)))
}

function runsOf(days: readonly Day[]): readonly Run[] {
  const runs: Run[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run !== undefined && addDays(run.last, 1) === day) runs[runs.length - 1] = { first: run.first, last: day }
    else runs.push({ first: day, last: day })
  }
  return runs
}

const formatRun = ({ first, last }: Run): string =>
  first === last
    ? formatDayWithDashes(first)
    : texts.people.takenAway.run(formatDayWithDashes(first), formatDayWithDashes(last))

const lastDayOf = (run: Run | undefined): string => (run === undefined ? '' : formatDayWithDashes(run.last))
