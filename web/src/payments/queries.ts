import type { ResponseOf } from '@uurwerk/contract/endpoint'
import { bankEntries, ENTRY_STATES } from '@uurwerk/contract/payments/bankEntries'
import type { importBankFile } from '@uurwerk/contract/payments/bankFiles'
import { invoicePayments, monthPayments } from '@uurwerk/contract/payments/invoicePayments'
import { receivables } from '@uurwerk/contract/payments/receivables'
import { reminderLetters } from '@uurwerk/contract/payments/reminderLetters'
import { dueReminders, reminderSettings } from '@uurwerk/contract/payments/reminders'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { queryOf } from '../app/api/queryOf.ts'
import * as texts from '../texts/texts.ts'

export type EntryState = (typeof ENTRY_STATES)[number]
export type BankEntries = ResponseOf<typeof bankEntries>
export type BankEntry = BankEntries['_embedded']['bankEntryDtoList'][number]
export type Proposal = BankEntry['proposals'][number]
export type BankFileReport = ResponseOf<typeof importBankFile>
export type Receivable = ResponseOf<typeof receivables>['_embedded']['receivableDtoList'][number]
export type OpenInvoice = Receivable['invoices'][number]
export type DueReminder = ResponseOf<typeof dueReminders>['_embedded']['reminderDtoList'][number]
export type ReminderLetterRow = ResponseOf<typeof reminderLetters>['_embedded']['reminderLetterList'][number]
export type PaymentStateRow = ResponseOf<typeof monthPayments>['_embedded']['paymentStateDtoList'][number]
export type InvoicePayments = ResponseOf<typeof invoicePayments>
export type ReminderSettings = ResponseOf<typeof reminderSettings>

export type Direction = 'in' | 'out'

export const bankEntriesQuery = (state: EntryState, direction: Direction) => ({
  ...queryOf(bankEntries, { query: { state, out: direction === 'out' ? 'true' : 'false' } }),
  meta: { failure: texts.payments.entries.failed },
})

export const receivablesQuery = (on: Day | null) => ({
  ...queryOf(receivables, { query: on === null ? {} : { on } }),
  meta: { failure: texts.payments.receivables.failed },
})

export const remindersQuery = { ...queryOf(dueReminders), meta: { failure: texts.payments.reminders.failed } }

export const lettersQuery = { ...queryOf(reminderLetters), meta: { failure: texts.payments.letters.failed } }

export const monthPaymentsQuery = (yearMonth: YearMonth) => ({
  ...queryOf(monthPayments, { params: { yearMonth } }),
  meta: { failure: texts.payments.failed },
})

export const invoicePaymentsQuery = (id: number) => ({
  ...queryOf(invoicePayments, { params: { id } }),
  meta: { failure: texts.payments.failed },
})

export const reminderSettingsQuery = {
  ...queryOf(reminderSettings),
  meta: { failure: texts.payments.settings.failed },
}
