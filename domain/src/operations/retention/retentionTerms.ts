/** Retention terms in whole years. They begin at the end of the calendar year of the data. */
export type RetentionTerms = {
  readonly payrollYears: number
  readonly sicknessYears: number
  readonly invoiceYears: number
  readonly readingYears: number
  readonly mailYears: number
}

export type RetentionTerm = keyof RetentionTerms

type Bounds = {
  readonly least: number
  readonly most: number
  /** The law that sets the minimum retention term; null when the minimum is our own choice. */
  readonly byLaw: string | null
}

/** The minimum and maximum that the office can choose (rules retention-2, retention-3, retention-4, retention-5). */
export const retentionBounds: Readonly<Record<RetentionTerm, Bounds>> = {
  payrollYears: { least: 5, most: 40, byLaw: 'sociale documenten' },
  sicknessYears: { least: 5, most: 40, byLaw: 'ziektegegevens van de loonadministratie' },
  invoiceYears: { least: 10, most: 40, byLaw: 'facturen' },
  readingYears: { least: 1, most: 10, byLaw: null },
  mailYears: { least: 1, most: 10, byLaw: null },
}
