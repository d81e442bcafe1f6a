import * as texts from '../../texts/texts.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import type { RecupMonth } from '../queries.ts'
import { earnedIn } from './recupChanges.ts'

type Month = Omit<RecupMonth, 'yearMonth' | 'workedHours' | 'neededHours'>

/**
 * Explains the recuperation of a month in sentences: the hours before the month, each change, the hours after the
 * month, and the hours that are expected when the month is not confirmed yet (rule balances-75).
 */
export function recupInSentences(name: string, month: Month): string[] {
  const words = texts.recup.explained
  const difference = earnedIn(month)
  const parts = [
    ...(month.provisional || difference === 0 ? [] : [words.difference(signed(difference))]),
    ...(month.bonusHours === 0 ? [] : [words.bonus(signed(month.bonusHours))]),
    ...(month.correctionHours === 0 ? [] : [words.correction(signed(month.correctionHours))]),
    ...(month.takenHours === 0 ? [] : [words.taken(signed(-month.takenHours))]),
  ]
  return [
    words.from(name, formatHourNumber(month.previousHours)),
    parts.length === 0 ? words.nothing : words.parts(parts),
    words.result(formatHourNumber(month.cumulativeHours)),
    ...(month.provisional && difference !== 0
      ? [words.expected(signed(difference), formatHourNumber(month.expectedHours))]
      : []),
  ]
}

const signed = (hours: number): string => (hours > 0 ? `+${formatHourNumber(hours)}` : formatHourNumber(hours))
