import { yearsKept } from './forgettableKind.ts'
import { retentionBounds, type RetentionTerms } from './retentionTerms.ts'

/** How many years a request of a customer and a reminder to a contact are kept (rules contact-19, contact-29). */
export const REQUEST_YEARS = 2

/** How many days a link and a session are kept after their end (rules retention-20, retention-28). */
export const ENDED_SESSION_DAYS = 60

/**
 * The retention terms that the privacy page of the contacts of customers names, in years after the end of the calendar
 * year of the data (rule contact-30).
 */
export type ContactTerms = {
  /** The names of employees, after the end of their employment. */
  readonly names: number
  /** Invoices, with the judgements and signatures of contacts. */
  readonly signatures: number
  /** Mails, and a contact who signed nothing, after the end of the access. */
  readonly mails: number
  readonly readings: number
  readonly changes: number
}

export const contactTerms = (terms: RetentionTerms): ContactTerms => ({
  names: yearsKept('leavers', terms),
  signatures: yearsKept('invoices', terms),
  mails: yearsKept('mails', terms),
  readings: yearsKept('readings', terms),
  changes: yearsKept('changes', terms),
})

/** The shortest terms that a company can choose. A visitor without a session reads these terms. */
export const LEAST_CONTACT_TERMS = contactTerms({
  payrollYears: retentionBounds.payrollYears.least,
  sicknessYears: retentionBounds.sicknessYears.least,
  invoiceYears: retentionBounds.invoiceYears.least,
  readingYears: retentionBounds.readingYears.least,
  mailYears: retentionBounds.mailYears.least,
})
