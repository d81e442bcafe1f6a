import { leads, parts } from './cast.ts'
import type { Billing } from './billMonth.ts'
import type { Hired } from './foundation.ts'
import type { Progress } from './playMonth.ts'

type Asked = {
  readonly hired: Hired
  /** Which of the company's people this is. */
  readonly index: number
  /** How many months ago; this month is 0. */
  readonly back: number
}

/** What a visitor finds in their own months when they sign in as one of the four. */
const ofLeads: Readonly<Record<string, readonly [thisMonth: Progress, lastMonth: Progress]>> = {
  [leads.medewerker]: ['planned', 'confirmed'],
  [leads.zelfstandige]: ['planned', 'confirmed'],
  [leads.beide]: ['planned', 'locked'],
  [parts.illForLong]: ['planned', 'locked'],
  [parts.left]: ['planned', 'confirmed'],
}

/** This month most people are still planning; the one before, some have yet to confirm. */
export function progressOf({ hired, index, back }: Asked): Progress {
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

/** Last month is in every state; the one before is billed, with a credit note and a mail or two; older ones are done. */
export function billingOf(input: Asked): Billing {
  const { hired, index, back } = input
  if (back === 1) {
    if (progressOf(input) !== 'confirmed' || hired.member.email === leads.medewerker) return 'nothing'
    return hired.member.email === parts.reopened ? 'reopened' : lastMonth[index % lastMonth.length]!
  }
  if (back === 2) return index % 7 === 3 ? 'credited' : index % 7 === 5 ? 'mailed' : 'finished'
  return 'finished'
}
