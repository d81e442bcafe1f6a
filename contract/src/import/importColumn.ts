import type { NumberUnit } from '@uurwerk/domain/import/readCell'

/** The kinds of data that an import file can contain (rule import-24). */
export const IMPORT_KINDS = ['people', 'customers', 'shiftTypes', 'contracts', 'balances'] as const

/** The kinds of import files, in the order in which a company imports the files. */
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const isImportKind = (text: string): text is ImportKind => (IMPORT_KINDS as readonly string[]).includes(text)

export type CellForm = 'text' | 'day' | 'month' | 'number' | 'whole' | 'time' | 'yesNo'

export type ImportColumn = {
  readonly header: string
  /** The headers of this column in earlier versions of the import template. A file may still use them. */
  readonly formerHeaders?: readonly string[]
  /** The headers that other programs and offices use for this column. */
  readonly synonyms?: readonly string[]
  /** The path of the column's value in the body of the form, such as 'invoiceAddress.street'. */
  readonly path: string
  readonly required?: true
  readonly form: CellForm
  /** The unit of a number in an import file. The word or the sign of the unit may follow the number in the cell. */
  readonly unit?: NumberUnit
  /** Words that the cell accepts instead of a value, such as 'voltijds' for 100. */
  readonly words?: Readonly<Record<string, number | string>>
  /** True when this column has no percentages below 1 %. A number up to 1 is then a fraction: 0,8 is 80 %. */
  readonly fraction?: true
  /** The texts that the cell accepts, each with its value in the form. */
  readonly choices?: Readonly<Record<string, unknown>>
  /** True when a cell can contain several choices, separated by commas. */
  readonly many?: true
  /** The default value of the form. The import uses the default for an empty cell. */
  readonly whenEmpty?: unknown
  /** The kind of existing record that the cell names. */
  readonly refersTo?: 'person' | 'customer' | 'hrEmployer' | 'vatRegime' | 'qualification'
  readonly example: string
  readonly note?: string
}

export const personColumn: ImportColumn = {
  header: 'E-mail',
  synonyms: ['E-mailadres', 'Emailadres', 'Medewerker', 'Mail', 'Werknemer'],
  path: 'userId',
  required: true,
  form: 'text',
  refersTo: 'person',
  example: 'voorbeeld@firma.example',
  note: 'Van iemand die al ingevoerd is',
}

export const customerColumn: ImportColumn = {
  header: 'Klant',
  synonyms: ['Klantnaam', 'Naam klant', 'Bij klant'],
  path: 'customerId',
  required: true,
  form: 'text',
  refersTo: 'customer',
  example: 'Voorbeeldklant',
  note: 'De naam van een klant die al ingevoerd is',
}

const INITIALS = /^\p{Lu}{2}/u

/** The name of an import column in the middle of a Dutch sentence: 'startdatum', 'HR werkgever'. */
export const fieldOf = ({ header }: Pick<ImportColumn, 'header'>): string =>
  INITIALS.test(header) ? header : `${header.charAt(0).toLowerCase()}${header.slice(1)}`

const EXAMPLES: Readonly<Record<CellForm, string>> = {
  text: '',
  day: '31-12-2026',
  month: '11-2026',
  number: '12,5',
  whole: '30',
  time: '06:00',
  yesNo: 'ja',
}

/** An example of a correct cell. There is no example for a column with text or with a list of choices. */
export const exampleOf = ({ form, choices, example }: ImportColumn): string =>
  choices !== undefined || form === 'text' ? '' : example === '' ? EXAMPLES[form] : example
