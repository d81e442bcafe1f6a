import { toDay, yearOf, type Day } from '../../time/day.ts'
import type { RetentionTerms } from './retentionTerms.ts'

const payroll = ({ payrollYears }: RetentionTerms): number => payrollYears
const sickness = ({ sicknessYears }: RetentionTerms): number => sicknessYears
const invoices = ({ invoiceYears }: RetentionTerms): number => invoiceYears
const mails = ({ mailYears }: RetentionTerms): number => mailYears
/** The retention term of data about both pay and sickness. It is the shorter of the two terms (rule retention-7). */
const payrollAndSickness = (terms: RetentionTerms): number => Math.min(payroll(terms), sickness(terms))

/** The kinds of data with a retention term, in the order in which the clean-up job handles them. */
const termOf = {
  leavers: payroll,
  sickness,
  remarks: payroll,
  payrollExports: payrollAndSickness,
  invoices,
  contacts: invoices,
  mails,
  batches: mails,
  readings: ({ readingYears }: RetentionTerms): number => readingYears,
  changes: payrollAndSickness,
} as const

export type ForgettableKind = keyof typeof termOf

export const forgettableKinds = Object.keys(termOf) as readonly ForgettableKind[]

/** The retention term of a kind of data, in years after the end of the calendar year of the data. */
export const yearsKept = (kind: ForgettableKind, terms: RetentionTerms): number => termOf[kind](terms)

/**
 * The first day whose data is still kept. The data of a whole year expires at the same time: when the retention term
 * after the end of that year is over (rule retention-1).
 */
export const keptFrom = (kind: ForgettableKind, terms: RetentionTerms, today: Day): Day =>
  toDay(`${String(yearOf(today) - yearsKept(kind, terms)).padStart(4, '0')}-01-01`)
