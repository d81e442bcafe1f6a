import { BONUS_NAMES } from '../../customers/bonusType.ts'
import { formatPercentage } from '../../money/formatPercentage.ts'
import { calloutName } from '../../planning/premiums/calloutRate.ts'
import type { InvoiceLine } from './invoiceLine.ts'

/** The description of an invoice line, such as 'Nacht, oproep 24 (+ 55 %)'. */
export function describeInvoiceLine({
  premium,
  callout,
  percentage,
}: Pick<InvoiceLine, 'premium' | 'callout' | 'percentage'>): string {
  const hours = premium === null ? 'Gewerkte uren' : BONUS_NAMES[premium]
  const calledOut = callout === null ? '' : `, ${calloutName(callout).toLowerCase()}`
  return `${hours}${calledOut}${percentage === 0 ? '' : ` (+\u00A0${formatPercentage(percentage)})`}`
}
