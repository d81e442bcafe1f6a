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

/** The last step that is done with this month and with last month, for people with a fixed role in the demo. */
const ofLeads: Readonly<Record<string, readonly [thisMonth: Progress, lastMonth: Progress]>> = {
  [leads.medewerker]: ['planned', 'confirmed'],
  [leads.zelfstandige]: ['planned', 'confirmed'],
  [leads.beide]: ['planned', 'locked'],
  [parts.illForLong]: ['planned', 'locked'],
  [parts.left]: ['planned', 'confirmed'],
}

/**
 * Returns the last step that is done with a month of a person in the demo. Most people are still planning the current
 * month, and some have not confirmed last month yet.
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
 * Returns the last step that HR has done with a month in the demo. The contracts of last month are in every possible
 * state. The month before last month is invoiced, and some of its invoices are mailed or credited. All older months are
 * invoiced.
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
