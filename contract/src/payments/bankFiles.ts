import { STATEMENT_FORMATS } from '@uurwerk/domain/payments/statements/bankStatement'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { COMES_AS_TEXT, fileContent, Preview, text } from '../fields.ts'
import { resource } from '../hal.ts'

/** The maximum size of a bank file, in bytes. A movement takes about 1.5 kB in camt.053. */
export const LARGEST_BANK_FILE = 20 * 1024 * 1024
/** The maximum number of movements in a bank file. Even a busy account has fewer movements in a year. */
export const MOST_BANK_ENTRIES = 20_000

const BankFileReport = resource({
  preview: z.boolean(),
  /** True when the same file was imported before. The server then stores nothing, and the lists are empty. */
  alreadyImported: z.boolean(),
  fileName: z.string(),
  format: z.enum(STATEMENT_FORMATS).nullable(),
  statements: z.array(
    z.object({
      account: z.string(),
      number: z.string(),
      closedOn: z.string(),
      opening: z.number(),
      closing: z.number(),
      /** The number of movements that no earlier bank file contained. */
      newEntries: z.number(),
      knownEntries: z.number(),
      /**
       * True when a statement is missing: the previous closing balance is not the opening balance of this statement.
       */
      gap: z.boolean(),
    }),
  ),
  /** The server booked these payments, because the structured communication is the reference of an invoice. */
  booked: z.array(
    z.object({
      enteredOn: z.string(),
      counterpartyName: z.string(),
      invoiceId: z.number(),
      invoiceNr: z.string(),
      customerName: z.string(),
      amount: z.number(),
      /** True for money above the open amount. It becomes a credit of the customer. */
      surplus: z.boolean(),
      /** True for interest and compensation that a reminder asked for. */
      extra: z.boolean(),
    }),
  ),
  /** The number of payments that the server cancelled, because the bank returned the money. */
  undone: z.number(),
  /**
   * The payments that the bank returned and that HR must handle. `invoices` has the invoices whose money the company
   * already refunded or used for another invoice. HR must first undo that use of the money, and can then process the
   * return. `invoices` is empty when it is unclear which movement the bank returned.
   */
  waitingReturns: z.array(
    z.object({
      enteredOn: z.string(),
      counterpartyName: z.string(),
      amount: z.number(),
      invoices: z.array(z.object({ invoiceId: z.number(), invoiceNr: z.string() })),
    }),
  ),
  /** The number of new bank movements that HR still has to book or to ignore. */
  toBook: z.number(),
})

export const importBankFile = endpoint.post('/administration/bankstatement', {
  access: 'admin',
  changes: ['payments'],
  summary: 'Een rekeninguittreksel (CODA of camt.053) importeren en de zekere betalingen boeken',
  query: Preview.extend({ fileName: text('bestandsnaam', { max: 200 }) }),
  body: z
    .preprocess(
      (value) => (value instanceof Uint8Array ? { content: value } : value),
      z.object({ content: fileContent }),
    )
    .meta({ [COMES_AS_TEXT]: 'application/octet-stream' }),
  bodyLimit: LARGEST_BANK_FILE,
  response: BankFileReport,
  problems: [
    'statement_unreadable',
    'statement_version',
    'statement_amount',
    'statement_currency',
    'statement_totals_wrong',
    'statement_account_unknown',
    'statement_too_long',
    'too_large',
  ],
})
