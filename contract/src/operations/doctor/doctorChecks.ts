/** The checks of the doctor, in the order on the screen. */
export const DOCTOR_CHECKS = [
  'company',
  'doors',
  'mail',
  'documents',
  'numbers',
  'rates',
  'jobs',
  'schedule',
  'database',
  'storage',
  'audit',
  'clock',
] as const
export type DoctorCheck = (typeof DOCTOR_CHECKS)[number]

/** The severity of a check: it is fine, it needs attention, or it does not work. */
export const DOCTOR_STATES = ['green', 'amber', 'red'] as const
export type DoctorState = (typeof DOCTOR_STATES)[number]

/** The screens on which the user can solve a finding. */
export const DOCTOR_SCREENS = [
  'settings',
  'invoices',
  'invoice',
  'confirmedEmails',
  'hourlyRates',
  'contracts',
] as const
export type DoctorScreen = (typeof DOCTOR_SCREENS)[number]

/**
 * The screen that a finding links to, with the month or the record to open. `label` is the text of the link when the
 * name of the screen is not clear enough.
 */
export type DoctorPlace = {
  readonly screen: DoctorScreen
  readonly id?: number
  readonly month?: string
  readonly label?: string
}
