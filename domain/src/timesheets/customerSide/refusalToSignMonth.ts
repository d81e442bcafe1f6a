import type { Instant } from '../../time/instant.ts'

export type CustomerMonthFacts = {
  readonly maySign: boolean
  readonly confirmed: boolean
  readonly invoiced: boolean
  readonly lastShiftEnd: Instant | null
  /** The number of lines to which the customer did not agree. */
  readonly notAgreed: number
  /** The number of disputed lines that were not sent to HR. */
  readonly unsentDisputes: number
}

type JudgedFacts = {
  readonly facts: CustomerMonthFacts
  /** The signature of the current lines; null when these lines have no signature. */
  readonly signature: { readonly name: string; readonly signedAt: string } | null
  /** True when the contact has read the current lines. */
  readonly isSeen: boolean
}

export type JudgeRefusal =
  | { readonly code: 'not_confirmed' | 'month_invoiced' | 'month_changed' }
  | { readonly code: 'already_signed'; readonly name: string; readonly signedAt: string }

/** The reason why a contact cannot download a copy of a month (rule contact-31). */
export const refusalToDownloadMonth = ({
  confirmed,
}: Pick<CustomerMonthFacts, 'confirmed'>): { readonly code: 'not_confirmed' } | null =>
  confirmed ? null : { code: 'not_confirmed' }

/** To judge is to agree with the lines or to dispute them (rule contact-45). */
export function refusalToJudgeMonth({ facts, signature, isSeen }: JudgedFacts): JudgeRefusal | null {
  if (!facts.confirmed) return { code: 'not_confirmed' }
  if (facts.invoiced) return { code: 'month_invoiced' }
  if (!isSeen) return { code: 'month_changed' }
  return signature === null ? null : { code: 'already_signed', ...signature }
}

/** The reason why a contact cannot send the remarks about disputed lines to HR (rule contact-10). */
export const refusalToDisputeMonth = (
  judged: JudgedFacts,
): JudgeRefusal | { readonly code: 'nothing_disputed' } | null =>
  refusalToJudgeMonth(judged) ?? (judged.facts.unsentDisputes === 0 ? { code: 'nothing_disputed' } : null)

export type SignRefusal = JudgeRefusal | { readonly code: 'may_not_sign' | 'shifts_to_come' | 'lines_not_agreed' }

/** The reason why a contact cannot sign a month (rule contact-11). */
export function refusalToSignMonth(judged: JudgedFacts, now: Instant): SignRefusal | null {
  const { facts } = judged
  if (!facts.maySign) return { code: 'may_not_sign' }
  const refusal = refusalToJudgeMonth(judged)
  if (refusal !== null) return refusal
  if (facts.lastShiftEnd === null || facts.lastShiftEnd > now) return { code: 'shifts_to_come' }
  return facts.notAgreed > 0 ? { code: 'lines_not_agreed' } : null
}
