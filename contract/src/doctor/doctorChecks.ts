/** What the doctor looks at, in the order in which it is told. */
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

/** Well; to be looked at; or something does not work. */
export const DOCTOR_STATES = ['green', 'amber', 'red'] as const
export type DoctorState = (typeof DOCTOR_STATES)[number]

/** The screens on which what was found can be set right. */
export const DOCTOR_SCREENS = [
  'settings',
  'invoices',
  'invoice',
  'confirmedEmails',
  'hourlyRates',
  'contracts',
] as const
export type DoctorScreen = (typeof DOCTOR_SCREENS)[number]

/** Where to go, with the month or the thing it is about; `label` where the screen's own name does not say enough. */
export type DoctorPlace = {
  readonly screen: DoctorScreen
  readonly id?: number
  readonly month?: string
  readonly label?: string
}
