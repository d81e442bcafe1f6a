import { leads, parts } from '../cast.ts'
import type { Billing } from './billMonth.ts'
import type { Hired } from '../foundation.ts'
import type { Progress } from './playMonth.ts'

type Input = {
  readonly hired: Hired
  /** The position of the person in the list of people in the demo. */
  readonly index: number
  /** The number of months before the current month. The current month has number 0. */
  readonly back: number
}

/** How far last month and this month are for the four people who are described in the user guides. */
const ofLeads: Readonly<Record<string, readonly [thisMonth: Progress, lastMonth: Progress]>> = {
  [leads.medewerker]: ['planned', 'confirmed'],
  [leads.zelfstandige]: ['planned', 'confirmed'],
  [leads.beide]: ['planned', 'locked'],
  [parts.illForLong]: ['planned', 'locked'],
  [parts.left]: ['planned', 'confirmed'],
}

/**
 * How far a month of a person in the demo is. Most people are still planning the current month, and some have not
 * confirmed last month yet.
 */
export function progressOf({ hired, index, back }: Input): Progress {
  if (back > 1) return 'confirmed'
  const fixed = ofLeads[hired.member.email]?.[back]
  if (fixed !== undefined) return fixed
  if (back === 0) return index % 3 === 0 ? 'locked' : 'planned'
  if (!isLate(index)) return 'confirmed'
  return index % 2 === 0 ? 'locked' : 'planned'
}

const isLate = (index: number): boolean => index % 9 === 7

const lastMonth: readonly Billing[] = [
  'approved',
  'nothing',
  'concept',
  'approved',
  'finished',
  'nothing',
  'mailed',
  'approved',
]

/**
 * How far HR has come with invoicing a month in the demo. Last month has contracts in every possible state. The month
 * before it is invoiced, with a credit note and some mails. Older months are complete.
 */
export function billingOf(input: Input): Billing {
  const { hired, index, back } = input
  if (back === 1) {
    if (progressOf(input) !== 'confirmed' || hired.member.email === leads.medewerker) return 'nothing'
    return hired.member.email === parts.reopened ? 'reopened' : lastMonth[index % lastMonth.length]!
  }
  if (back === 2) return index % 7 === 3 ? 'credited' : index % 7 === 5 ? 'mailed' : 'finished'
  return 'finished'
}
