import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'

/** What is done all the same, and noticed: a code, and the facts that its sentence needs. */
export type Warned =
  | { readonly code: 'shift_longer_than_free_half'; readonly days: readonly Day[] }
  | { readonly code: 'no_sick_days_without_certificate_left' }
  | { readonly code: 'shifts_still_to_come'; readonly days: readonly Day[] }

/** The text for the blue banner; nothing when there is nothing to notice. */
export function warningText(warnings: readonly (Warned | null)[]): { warning?: string } {
  const sentences = warnings.filter((warned) => warned !== null).map(sentence)
  return sentences.length === 0 ? {} : { warning: sentences.join(' ') }
}

function sentence(warned: Warned): string {
  switch (warned.code) {
    case 'shift_longer_than_free_half':
      return `Op ${listed(warned.days)} staat ook een halve dag afwezigheid: de shift duurt langer dan de andere helft van de dag.`
    case 'no_sick_days_without_certificate_left':
      return 'Er zijn geen ziektedagen zonder attest meer over dit jaar.'
    case 'shifts_still_to_come':
      return `De timesheet is bevestigd met shiften die nog moeten komen: ${listed(warned.days)}.`
  }
}

const listed = (days: readonly Day[]): string => days.map(formatDayWithSlashes).join(', ')
