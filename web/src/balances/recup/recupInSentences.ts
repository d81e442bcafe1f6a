import * as texts from '../../texts/texts.ts'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import type { RecupMonth } from '../queries.ts'

type Month = Pick<
  RecupMonth,
  | 'previousHours'
  | 'differenceHours'
  | 'takenHours'
  | 'bonusHours'
  | 'correctionHours'
  | 'cumulativeHours'
  | 'expectedHours'
  | 'provisional'
>

/**
 * The recuperation of a month in sentences: the hours before the month, each change with its sign, the hours after it,
 * and the expected hours of a month that is not confirmed (rule balances-75).
 */
export function recupInSentences(name: string, month: Month): string[] {
  const words = texts.recup.explained
  // The earned hours before the taken hours are subtracted. The overview has only the difference, but these sentences
  // name the taken hours separately.
  const difference = Math.round((month.differenceHours + month.takenHours) * 100) / 100
  const parts = [
    ...(month.provisional || difference === 0 ? [] : [words.difference(signed(difference))]),
    ...(month.bonusHours === 0 ? [] : [words.bonus(signed(month.bonusHours))]),
    ...(month.correctionHours === 0 ? [] : [words.correction(signed(month.correctionHours))]),
    ...(month.takenHours === 0 ? [] : [words.taken(signed(-month.takenHours))]),
  ]
  return [
    words.from(name, writtenHours(month.previousHours)),
    parts.length === 0 ? words.nothing : words.parts(parts),
    words.result(writtenHours(month.cumulativeHours)),
    ...(month.provisional && difference !== 0
      ? [words.expected(signed(difference), writtenHours(month.expectedHours))]
      : []),
  ]
}

const signed = (hours: number): string => (hours > 0 ? `+${writtenHours(hours)}` : writtenHours(hours))
