export const IMPORT_KINDS = ['people', 'customers', 'contracts', 'balances'] as const

/** What can be imported, in the order in which a company moves in. */
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const isImportKind = (text: string): text is ImportKind => (IMPORT_KINDS as readonly string[]).includes(text)

export type CellForm = 'text' | 'day' | 'month' | 'number' | 'time' | 'yesNo'

export type ImportColumn = {
  readonly header: string
  /** Where the form sends the same value: 'invoiceAddress.street'. */
  readonly path: string
  readonly required: boolean
  readonly form: CellForm
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
