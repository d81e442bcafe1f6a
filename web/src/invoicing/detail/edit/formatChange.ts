import { isVatRegime, vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { isDay } from '@uurwerk/domain/time/day'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import * as texts from '../../../texts/texts.ts'
import { formatEuroNumber } from '../../../ui/format/formatEuroNumber.ts'
import { formatPercentageNumber } from '../../../ui/format/formatPercentageNumber.ts'

const words = texts.invoicing.history

/** The old and the new value of a field. For a list, the words only say that it changed (rule invoicing-121). */
export function formatChange(field: string, before: unknown, after: unknown) {
  if (typeof before === 'object' || typeof after === 'object') return { before: null, after: words.changed }
  return { before: formatField(field, before), after: formatField(field, after) }
}

export function formatField(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') {
    if (field === 'totalVATIncluded') return formatEuroNumber(value)
    return field === 'VATPercentage' ? formatPercentageNumber(value) : texts.invoicing.days(value)
  }
  if (typeof value !== 'string' || value === '') return words.nothing
  if (field === 'vatRegime' && isVatRegime(value)) return vatRegime(value).name
  return isDay(value) ? formatDayWithDashes(value) : value
}
