/** The Dutch name of each kind of record in the audit trail. */
export const entitiesInWords = {
  person: 'Gebruiker',
  customer: 'Klant',
  contract: 'Contract',
  order: 'Bestelbon',
  timesheet: 'Maand',
  shift: 'Shift',
  'shift type': 'Shifttype',
  'shift pattern': 'Patroon',
  need: 'Open shift',
  swap: 'Ruil',
  absence: 'Afwezigheid',
  counter: 'Verlofteller',
  'vacation year': 'Verlofjaar',
  'new year': 'Nieuw jaar',
  'recup bonus': 'Recup-bonus',
  'recup correction': 'Correctie van het recup-saldo',
  invoice: 'Factuur',
  batch: 'Facturen in reeks',
  'bank file': 'Rekeninguittreksel',
  'bank entry': 'Verrichting',
  'reminder settings': 'Instellingen van herinneringen',
  'calendar feed': 'Agenda-adres',
  'accounting cost': 'Boekhoudkundige kost',
  'confirmed e-mail': 'E-mailadres',
  contact: 'Contactpersoon',
  'hr employer': 'Werkgever',
  holiday: 'Feestdag',
  settings: 'Instellingen',
  retention: 'Bewaartermijnen',
  session: 'Sessie',
  import: 'Import',
  office: 'Kantoor',
} as const

export type AuditEntity = keyof typeof entitiesInWords

export const isAuditEntity = (text: string): text is AuditEntity => Object.hasOwn(entitiesInWords, text)
