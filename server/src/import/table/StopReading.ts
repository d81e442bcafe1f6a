export type RefusalToRead =
  | { readonly code: 'import_unreadable'; readonly row: number | null }
  | { readonly code: 'import_quote_open'; readonly row: number }
  | { readonly code: 'import_empty' }
  | { readonly code: 'import_too_many_rows'; readonly most: number }
  | { readonly code: 'import_workbook_too_large' }
  | { readonly code: 'import_old_workbook' }

/** The callback of a parser throws this error, because only an error stops the parser. */
export class StopReading extends Error {
  readonly refusal: RefusalToRead

  constructor(refusal: RefusalToRead) {
    super(refusal.code)
    this.refusal = refusal
  }
}
