import type { Premium } from '../../customers/bonusType.ts'
import { formatPercentage } from '../../money/formatPercentage.ts'
import type { Callout } from '../../planning/shift/shift.ts'
import type { InvoiceLine } from './invoiceLine.ts'

const HOURS = {
  LATE: 'Avonduren',
  NIGHT: 'Nachturen',
  SATURDAY: 'Zaterdaguren',
  HOLIDAY: 'Uren op zon- en feestdagen',
  INTERRUPTED: 'Uren van onderbroken diensten',
} as const satisfies Record<Premium, string>

const CALLED_OUT = {
  CALL_OUT_24: 'oproep 24',
  CALL_OUT_48: 'oproep 48',
} as const satisfies Record<Callout, string>

/** The description of a line on the invoice: 'Nachturen, oproep 24 (+ 55 %)'. */
export function describeInvoiceLine({
  premium,
  callout,
  percentage,
}: Pick<InvoiceLine, 'premium' | 'callout' | 'percentage'>): string {
  const hours = premium === null ? 'Gewerkte uren' : HOURS[premium]
  const calledOut = callout === null ? '' : `, ${CALLED_OUT[callout]}`
  return `${hours}${calledOut}${percentage === 0 ? '' : ` (+\u00A0${formatPercentage(percentage)})`}`
}
