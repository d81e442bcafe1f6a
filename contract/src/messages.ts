import { formatCount } from '@uurwerk/domain/money/formatCount'
/**
 * The messages about invalid fields. Every form and every answer uses them. When a day must come after another day, the
 * message contains the Dutch word 'na' (rule screens-41).
 */
export const messages = {
  required: (field: string) => `Het ${field} veld is verplicht`,
  email: () => 'Het email adres is niet geldig',
  minValue: (field: string, min: number) => `Het ${field} veld moet minstens ${decimal(min)} zijn`,
  maxValue: (field: string, max: number) => `Het ${field} veld mag niet meer dan ${decimal(max)} zijn`,
  notZero: (field: string) => `Het ${field} veld mag niet 0 zijn`,
  minLength: (field: string, length: number) => `Het ${field} veld moet minstens ${length} letters bevatten`,
  maxLength: (field: string, length: number) => `Het ${field} veld mag niet meer dan ${length} letters bevatten`,
  exactLength: (field: string, length: number) => `Het ${field} veld moet precies ${length} tekens bevatten`,
  notSame: (field: string, target: string) =>
    `Het ${field} veld mag niet dezelfde waarde hebben als het ${target} veld`,
  bothRequired: (field: string, target: string) =>
    `Indien het ${field} veld ingevuld is moet het ${target} veld ook ingevuld worden`,
  dateInMonth: (field: string, yearMonth: string) => `Het ${field} veld moet een dag in de maand ${yearMonth} zijn`,
  before: (field: string, target: string) => `Het ${field} veld moet een datum voor het ${target} veld zijn`,
  after: (field: string, target: string) => `Het ${field} veld moet een datum na het ${target} veld zijn`,
  afterDate: (field: string, date: string) => `Het ${field} veld moet een datum na ${date} zijn`,
  overlap: (field: string) => `De ${field} mag niet overlappen met data van andere periodes`,
  maxItems: (field: string, count: number) =>
    `Het ${field} veld mag niet meer dan ${formatCount(count)} regels bevatten`,
  unknown: (id: number) => `Nummer ${id} bestaat niet`,
  unknownField: (name: string) => `Het veld '${name}' bestaat niet`,
  unknownParameter: (name: string) => `De parameter '${name}' bestaat niet`,
  invalid: (field: string) => `Het ${field} veld is niet geldig`,
  oneOf: (field: string, choices: readonly (string | number)[]) =>
    `Het ${field} veld moet één van deze zijn: ${choices.join(', ')}`,
  step: (field: string, step: number) => {
    const decimals = DECIMALS.get(step)
    return decimals === undefined
      ? `Het ${field} veld moet een veelvoud van ${decimal(step)} zijn`
      : `Het ${field} veld mag hoogstens ${decimals} na de komma hebben`
  },
  numberFormat: (field: string) =>
    `Het ${field} veld moet één keer {jaar} en één keer {nummer} bevatten, met enkel letters, cijfers en - _ . / eromheen`,
  date: (field: string) => `Het ${field} veld moet een bestaande datum zijn (JJJJ-MM-DD)`,
  /** The message for a wrong date in an import file. The date in such a file has the format of HR's screens. */
  officeDate: (field: string) => `Het ${field} veld moet een bestaande datum zijn (DD-MM-JJJJ)`,
  /** The message for a retention period that is shorter than the minimum in the law. */
  keptByLaw: (what: string, years: number) => `De wet vraagt om ${what} minstens ${years} jaar te bewaren`,
  time: (field: string) => `Het ${field} veld moet een tijdstip zijn (UU:MM)`,
} as const

/** The number of decimals in words, by the step between two allowed numbers. A step of 0.01 means two decimals. */
const DECIMALS: ReadonlyMap<number, string> = new Map([
  [0.1, '1 cijfer'],
  [0.01, '2 cijfers'],
])

const decimal = (value: number) => String(value).replace('.', ',')
