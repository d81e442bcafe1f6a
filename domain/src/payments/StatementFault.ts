export type StatementRefusal =
  | { readonly code: 'statement_unreadable'; readonly line: number | null }
  | { readonly code: 'statement_version'; readonly version: string }
  | { readonly code: 'statement_amount'; readonly written: string }
  | { readonly code: 'statement_currency'; readonly currency: string }
  | {
      readonly code: 'statement_totals_wrong'
      readonly account: string
      readonly expected: number
      readonly found: number
    }

/** The error that the readers of bank files throw for a wrong file. The caller turns the error into a refusal. */
export class StatementFault extends Error {
  readonly refusal: StatementRefusal

  constructor(refusal: StatementRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Returns the result of a bank file reader, or the refusal that the reader threw. */
export function statementOrRefusal<Result>(read: () => Result): Result | { readonly refusal: StatementRefusal } {
  try {
    return read()
  } catch (error) {
    if (error instanceof StatementFault) return { refusal: error.refusal }
    throw error
  }
}
