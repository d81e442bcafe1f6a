import { isSickness, type AbsenceCategory } from './absenceCategory.ts'

/** Sickness with a certificate, without a certificate and prolonged sickness are one kind. */
export type AbsenceKind = Exclude<AbsenceCategory, 'SICK_LEAVE_NO_CERTIFICATE' | 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE'>

export const ABSENCE_KINDS = [
  'SICK_LEAVE',
  'VACATION',
  'RECUPERATION',
  'RECUPERATION_HOLIDAY',
  'EXCUSED_ABSENCE',
  'PERSONAL_LEAVE',
  'EDUCATIONAL_LEAVE',
  'UNPAID_LEAVE',
] as const satisfies readonly AbsenceKind[]

export const absenceKindOf = (category: AbsenceCategory): AbsenceKind =>
  isSickness(category) ? 'SICK_LEAVE' : (category as AbsenceKind)
