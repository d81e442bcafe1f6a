import type { NumberUnit } from '@uurwerk/domain/import/readCell'

/** See rule import-24. */
export const IMPORT_KINDS = ['people', 'customers', 'contracts', 'balances'] as const

/** What can be imported, in the order in which a company moves in. */
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const isImportKind = (text: string): text is ImportKind => (IMPORT_KINDS as readonly string[]).includes(text)

export type CellForm = 'text' | 'day' | 'month' | 'number' | 'whole' | 'time' | 'yesNo'

export type ImportColumn = {
  readonly header: string
  /** Where the form sends the same value: 'invoiceAddress.street'. */
  readonly path: string
  readonly required: boolean
  readonly form: CellForm
  /** What a number counts: its word or sign may be written beside it. */
  readonly unit?: NumberUnit
  /** What may be entered, and what each means to the form. */
  readonly choices?: Readonly<Record<string, unknown>>
  /** Several of them in one cell, with a comma between. */
  readonly many?: true
  /** What the form begins with: it stands for an empty cell. */
  readonly whenEmpty?: unknown
  /** The cell names something that is already there. */
  readonly refersTo?: 'person' | 'customer' | 'hrEmployer'
  readonly example: string
  readonly note?: string
}

const INITIALS = /^\p{Lu}{2}/u

/** The header of a column as a field is called in a sentence: 'startdatum', 'HR werkgever'. */
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

/** The right form of a cell; empty for text and for a column with a list of choices. */
export const exampleOf = ({ form, choices, example }: ImportColumn): string =>
  choices !== undefined || form === 'text' ? '' : example === '' ? EXAMPLES[form] : example
