import type { CounterType } from '../counterType.ts'
import { leftIn } from '../counterUse.ts'
import { halfDays, NO_HALF_DAYS, sumHalfDays, type HalfDays } from '../halfDays.ts'
import type { NewYearEntry, NewYearFacts } from './newYearFacts.ts'
import { newYearSkip } from './newYearSkip.ts'

/** The leave counters from which days are transferred to the new year. The counter with the oldest days is first. */
const SOURCES: readonly CounterType[] = ['TRANSFER_HOLIDAY_PREVIOUS_YEAR', 'STATUTORY_VACATION']

type Transfers = Pick<NewYearFacts, 'year' | 'oldYear' | 'newYear' | 'movedOut'>

export const transferredSoFar = ({ movedOut }: Pick<Transfers, 'movedOut'>): HalfDays =>
  sumHalfDays(SOURCES.map((source) => leftIn(movedOut, source)))

/** The maximum is the days transferred until now plus the days left in the old year. */
export const transferable = ({ oldYear, movedOut }: Pick<Transfers, 'oldYear' | 'movedOut'>): HalfDays =>
  halfDays(transferredSoFar({ movedOut }) + sumHalfDays(SOURCES.map((source) => leftIn(oldYear, source))))

/** Divides days over counters in their order. No counter gives more than its maximum. */
function spread(amount: number, sources: readonly CounterType[], most: (source: CounterType) => number) {
  let rest = amount
  return sources.map((source) => {
    const share = Math.max(0, Math.min(rest, most(source)))
    rest -= share
    return [source, share] as const
  })
}

/** `used`: the transferred days that cannot return, because the person has used them (rule balances-61). */
export function newYearTransfer(
  facts: Transfers,
  wanted: HalfDays,
): { readonly entries: NewYearEntry[]; readonly used: HalfDays } {
  const more = wanted - transferredSoFar(facts)
  const unused = facts.newYear.TRANSFER_HOLIDAY_PREVIOUS_YEAR?.left ?? 0
  const back = Math.max(0, Math.min(-more, unused))
  const moves =
    more >= 0
      ? spread(more, SOURCES, (source) => leftIn(facts.oldYear, source))
      : spread(back, SOURCES.toReversed(), (source) => leftIn(facts.movedOut, source)).map(
          ([source, share]) => [source, -share] as const,
        )
  return {
    entries: moves.flatMap(([source, amount]) => pair(facts.year, source, 'TRANSFER_HOLIDAY_PREVIOUS_YEAR', amount)),
    used: halfDays(more >= 0 ? 0 : -more - back),
  }
}

/**
 * The two entries of a transfer. One takes the days out of a counter of the old year, and the other adds them to a
 * counter of the new year. A negative amount moves days back to the old year.
 */
export const pair = (year: number, from: CounterType, into: CounterType, amount: number): NewYearEntry[] =>
  amount === 0
    ? []
    : [
        { year: year - 1, counter: from, amount: halfDays(-amount), kind: 'use' },
        { year, counter: into, amount: halfDays(amount), kind: 'grant' },
      ]

export type TransferRefusal = {
  readonly code: 'transfer_exceeds_left'
  readonly userName: string
  readonly mostDays: number
}

/** The maximum number of days that a person can transfer to the new year. It is 0 when the new-year run skips the person. */
export const mostToTransfer = (facts: NewYearFacts): HalfDays =>
  newYearSkip(facts) === null ? transferable(facts) : NO_HALF_DAYS

type TransferFacts = {
  readonly userName: string
  /** The maximum number of days that the person can transfer. */
  readonly transferable: number
}

/** The reason why HR cannot transfer this number of days to the new year (rule balances-63). */
export const refusalToTransfer = (
  { userName, transferable: mostDays }: TransferFacts,
  days: number,
): TransferRefusal | null => (days <= mostDays ? null : { code: 'transfer_exceeds_left', userName, mostDays })
