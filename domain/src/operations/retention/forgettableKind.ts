import { toDay, yearOf, type Day } from '../../time/day.ts'
import type { RetentionTerms } from './retentionTerms.ts'

const payroll = ({ payrollYears }: RetentionTerms): number => payrollYears
const sickness = ({ sicknessYears }: RetentionTerms): number => sicknessYears
const invoices = ({ invoiceYears }: RetentionTerms): number => invoiceYears
const mails = ({ mailYears }: RetentionTerms): number => mailYears
/** The retention term of data about both pay and sickness. It is the shorter of the two terms (rule retention-7). */
const payrollAndSickness = (terms: RetentionTerms): number => Math.min(payroll(terms), sickness(terms))

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
 * The first day whose data is still kept. It is always a 1 January, because all data of one calendar year expires on
 * the same day (rule retention-1).
 */
export const keptFrom = (kind: ForgettableKind, terms: RetentionTerms, today: Day): Day =>
  toDay(`${String(yearOf(today) - yearsKept(kind, terms)).padStart(4, '0')}-01-01`)
