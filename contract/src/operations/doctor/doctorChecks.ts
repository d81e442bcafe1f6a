/** The checks of the installation, in the order on the screen. */
export const DOCTOR_CHECKS = [
  'company',
  'signIn',
  'mail',
  'peppol',
  'documents',
  'numbers',
  'rates',
  'vat',
  'payments',
  'jobs',
  'schedule',
  'database',
  'storage',
  'audit',
  'clock',
] as const
export type DoctorCheck = (typeof DOCTOR_CHECKS)[number]

/** The three results of a check of the installation. Green is correct, amber needs attention, and red does not work. */
export const DOCTOR_STATES = ['green', 'amber', 'red'] as const
export type DoctorState = (typeof DOCTOR_STATES)[number]

/** The screens on which the user can correct a fault that the installation check found. */
export const DOCTOR_SCREENS = [
  'settings',
  'invoices',
  'invoice',
  'confirmedEmails',
  'hourlyRates',
  'contracts',
  'payments',
  'vatRegimes',
  'reminderSettings',
] as const
export type DoctorScreen = (typeof DOCTOR_SCREENS)[number]

/**
 * The place where the user can correct a fault: the screen, with the month or the record. `label` replaces a screen
 * name that is not clear enough.
 */
export type DoctorPlace = {
  readonly screen: DoctorScreen
  readonly id?: number
  readonly month?: string
  readonly label?: string
}
