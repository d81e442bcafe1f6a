/** The people whom the demo always has. */
export const demo = {
  employee: 'Annelies Vandenbroucke',
  hr: 'Katrien Lauwers',
  both: 'Wim Goossens',
  independent: 'Fatima El Amrani',
} as const

export const HR_EMAIL = 'hr@uurwerk.example'
export const EMPLOYEE_EMAIL = 'medewerker@uurwerk.example'
