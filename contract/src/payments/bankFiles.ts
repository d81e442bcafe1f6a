import { STATEMENT_FORMATS } from '@uurwerk/domain/payments/bankStatement'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { COMES_AS_TEXT, missingOrInvalid, Preview, text } from '../fields.ts'
import { resource } from '../hal.ts'

/** The maximum size of a bank file, in bytes. */
export const LARGEST_BANK_FILE = 8 * 1024 * 1024
/** The maximum number of movements in a bank file. A year of a busy account has fewer. */
export const MOST_BANK_ENTRIES = 20_000

const BankFileReport = resource({
  preview: z.boolean(),
  /** Whether exactly this file was imported before. Then nothing is stored, and the lists are empty. */
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
      /** Movements that no earlier file contained. */
      newEntries: z.number(),
      knownEntries: z.number(),
      /** Whether a statement is missing: the balance before does not lead to this one. */
      gap: z.boolean(),
    }),
  ),
  /** The payments that their structured communication books without a question. */
  booked: z.array(
    z.object({
      enteredOn: z.string(),
      counterpartyName: z.string(),
      invoiceId: z.number(),
      invoiceNr: z.string(),
      customerName: z.string(),
      amount: z.number(),
      /** Money above what was due, which stays to the customer's credit. */
      surplus: z.boolean(),
    }),
  ),
  /** The payments that a return of the bank undoes. */
  undone: z.number(),
  /** New movements that HR still has to book or dismiss. */
  toBook: z.number(),
})

const FileContent = z
  .custom<string | Uint8Array>(
    (value) => typeof value === 'string' || value instanceof Uint8Array,
    missingOrInvalid('bestand'),
  )
  .meta({ type: 'string' })

/** The file as `application/octet-stream`. */
export const importBankFile = endpoint({
  method: 'POST',
  path: '/administration/bankstatement',
  access: 'admin',
  changes: ['payments'],
  summary: 'Een rekeninguittreksel (CODA of camt.053) importeren en de zekere betalingen boeken',
  query: Preview.extend({ fileName: text('bestandsnaam', { max: 200 }) }),
  body: z
    .preprocess(
      (value) => (value instanceof Uint8Array ? { content: value } : value),
      z.object({ content: FileContent }),
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
