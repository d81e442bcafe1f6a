import { yearsKept } from './forgettableKind.ts'
import { retentionBounds, type RetentionTerms } from './retentionTerms.ts'

/**
 * The years that a customer's request for people and a reminder to a contact are kept (rules contact-54, contact-29).
 */
export const REQUEST_YEARS = 2

/** The days that an ended link or session of a contact is kept (rules retention-20, retention-28). */
export const ENDED_SESSION_DAYS = 60

/** The terms on the privacy page, in years after the end of the calendar year of the data (rule contact-65). */
export type ContactTerms = {
  /** How long the names of employees are kept after the end of their employment. */
  readonly names: number
  /** How long invoices are kept, with the judgements and signatures of contacts. */
  readonly signatures: number
  /** How long mails are kept, and how long a contact who signed nothing is kept after the end of the access. */
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

/** The shortest terms that a company can choose. The privacy page shows these terms to a visitor without a session. */
export const LEAST_CONTACT_TERMS = contactTerms({
  payrollYears: retentionBounds.payrollYears.least,
  sicknessYears: retentionBounds.sicknessYears.least,
  invoiceYears: retentionBounds.invoiceYears.least,
  readingYears: retentionBounds.readingYears.least,
  mailYears: retentionBounds.mailYears.least,
})
