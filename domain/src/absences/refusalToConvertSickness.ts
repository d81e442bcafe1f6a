import { FULL_DAY, daysOfHalfDays, type HalfDays } from '../balances/halfDays.ts'
import type { PersonKind } from '../people/personKind.ts'
import type { AbsenceCategory } from './absenceCategory.ts'

export type SicknessConversionRefusal =
  | { readonly code: 'no_sickness_to_convert' | 'independent_has_no_balances' }
  | { readonly code: 'balance_too_low'; readonly remaining: number }

/** HR can convert sickness in every month, also in a frozen month (rule absences-43). */
export function refusalToConvertSickness(facts: {
  readonly kind: PersonKind
  readonly category: AbsenceCategory
  readonly leftWithoutCertificate: HalfDays
}): SicknessConversionRefusal | null {
  const target = convertedSickness(facts.category)
  if (target === null) return { code: 'no_sickness_to_convert' }
  if (facts.kind === 'independent') return { code: 'independent_has_no_balances' }
  if (target === 'SICK_LEAVE_NO_CERTIFICATE' && facts.leftWithoutCertificate < FULL_DAY)
    return { code: 'balance_too_low', remaining: daysOfHalfDays(facts.leftWithoutCertificate) }
  return null
}

type ShortSickness = 'SICK_LEAVE' | 'SICK_LEAVE_NO_CERTIFICATE'

export const OTHER_SICKNESS: Readonly<Record<ShortSickness, ShortSickness>> = {
  SICK_LEAVE: 'SICK_LEAVE_NO_CERTIFICATE',
  SICK_LEAVE_NO_CERTIFICATE: 'SICK_LEAVE',
}

export const convertedSickness = (category: AbsenceCategory): ShortSickness | null =>
  category === 'SICK_LEAVE' || category === 'SICK_LEAVE_NO_CERTIFICATE' ? OTHER_SICKNESS[category] : null
