import type { Instant } from '@uurwerk/domain/time/instant'
import { CreditNoteDocument } from '../creditNoteDocument.ts'
import { InvoiceDocument } from '../invoiceDocument.ts'
import { companyName } from './printCompany.ts'
import { creditNoteTitle, printCreditNote } from './printCreditNote.ts'
import { invoiceTitle, printInvoice } from './printInvoice.ts'
import { printReminder } from './printReminder.ts'
import { printRoster, rosterTitle } from './printRoster.ts'
import { printTimesheet, timesheetTitle } from './printTimesheet.ts'
import type { PrintedDocument } from './printedDocument.ts'
import { ReminderDocument } from '../reminderDocument.ts'
import { RosterDocument } from '../rosterDocument.ts'
import { TimesheetDocument } from '../timesheetDocument.ts'

export type DocumentData = {
  readonly invoice: InvoiceDocument
  readonly creditNote: CreditNoteDocument
  readonly timesheet: TimesheetDocument
  /** Invoice and timesheet in one file, for customers with `wantsConcatenatedDocuments`. */
  readonly invoiceWithTimesheet: { readonly invoice: InvoiceDocument; readonly timesheet: TimesheetDocument }
  readonly roster: RosterDocument
  /** Payment reminders on paper. Each reminder starts on a new page. */
  readonly reminders: readonly ReminderDocument[]
}
export type DocumentKind = keyof DocumentData

type Printers = {
  readonly [Kind in DocumentKind]: (data: DocumentData[Kind], createdAt: Instant) => Promise<PrintedDocument>
}

const printers: Printers = {
  invoice: async (data) => {
    const invoice = InvoiceDocument.parse(data)
    return { title: invoiceTitle(invoice), author: companyName(invoice.company), parts: [await printInvoice(invoice)] }
  },
  creditNote: async (data) => {
    const creditNote = CreditNoteDocument.parse(data)
    const author = companyName(creditNote.invoice.company)
    return { title: creditNoteTitle(creditNote), author, parts: [printCreditNote(creditNote)] }
  },
  timesheet: async (data, createdAt) => {
    const timesheet = TimesheetDocument.parse(data)
    const author = companyName(timesheet.company)
    return { title: timesheetTitle(timesheet), author, parts: [printTimesheet(timesheet, createdAt)] }
  },
  invoiceWithTimesheet: async ({ invoice, timesheet }, createdAt) => {
    const bill = await printers.invoice(invoice, createdAt)
    // The customer gets the timesheet without remarks and without the kinds of absence (rule invoicing-64).
    const hours = await printers.timesheet({ ...timesheet, audience: 'customer' }, createdAt)
    return { ...bill, parts: [...bill.parts, ...hours.parts] }
  },
  roster: async (data) => {
    const roster = RosterDocument.parse(data)
    return { title: rosterTitle(roster), author: companyName(roster.company), parts: printRoster(roster) }
  },
  reminders: async (data) => {
    const reminders = data.map((reminder) => ReminderDocument.parse(reminder))
    const [first] = reminders
    return {
      title: first?.title ?? '',
      author: first === undefined ? '' : companyName(first.company),
      parts: await Promise.all(reminders.map(printReminder)),
    }
  },
}

/** The texts and numbers of a document in their order on the page. Throws an error when the data is not valid. */
export const printDocument = <Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData[Kind],
  createdAt: Instant,
): Promise<PrintedDocument> => printers[kind](data, createdAt)
