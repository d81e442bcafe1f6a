import { BONUS_NAMES, type BonusType } from '../../customers/bonusType.ts'
import { formatPercentage } from '../../money/formatPercentage.ts'
import type { Callout } from '../../planning/shift/shift.ts'
import type { InvoiceLine } from './invoiceLine.ts'

const CALLED_OUT = { CALL_OUT_24: 'CALLOUT24', CALL_OUT_48: 'CALLOUT48' } as const satisfies Record<Callout, BonusType>

/** The description of an invoice line, such as 'Nacht, oproep 24 (+ 55 %)'. */
export function describeInvoiceLine({
  premium,
  callout,
  percentage,
}: Pick<InvoiceLine, 'premium' | 'callout' | 'percentage'>): string {
  const hours = premium === null ? 'Gewerkte uren' : BONUS_NAMES[premium]
  const calledOut = callout === null ? '' : `, ${BONUS_NAMES[CALLED_OUT[callout]].toLowerCase()}`
  return `${hours}${calledOut}${percentage === 0 ? '' : ` (+\u00A0${formatPercentage(percentage)})`}`
}
