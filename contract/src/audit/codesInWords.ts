import { absenceDescriptions } from '@uurwerk/domain/absences/absenceCategory'
import { counters } from '@uurwerk/domain/balances/counterType'
import { VAT_REGIMES, vatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { payCodeMeanings } from '@uurwerk/domain/payroll/payCodeMeaning'

const labelsOf = (described: Readonly<Record<string, { readonly label: string }>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(described).map(([code, { label }]) => [code, label]))

const absenceTitles = Object.fromEntries(
  Object.entries(absenceDescriptions).map(([category, { fullDayTitle }]) => [category, fullDayTitle]),
)

/** Sickness with a certificate and sickness without a certificate have different words. */
export const codesInWords: Readonly<Record<string, string>> = {
  ...absenceTitles,
  ...labelsOf(payCodeMeanings),
  ...labelsOf(counters),
  ...Object.fromEntries(VAT_REGIMES.map((code) => [code, vatRegime(code).name])),
  VACATION: 'Vakantie',
  ROLE_USER: 'Medewerker',
  ROLE_ADMIN: 'HR',
  employee: 'Medewerker',
  independent: 'Zelfstandige',
  GOOGLE: 'Google',
  mail: 'Per mail',
  APPLE: 'Apple',
  first: 'Aan wie eerst aanvraagt',
  hr: 'HR beslist',
  actual: 'zoals nu',
  locked: 'zoals vastgezet',
  CALL_OUT_24: 'Oproep 24',
  CALL_OUT_48: 'Oproep 48',
  letter: 'Per brief',
}
