import * as entryCalls from '@uurwerk/contract/payments/bankEntries'
import { importBankFile as importCall } from '@uurwerk/contract/payments/bankFiles'
import * as paymentCalls from '@uurwerk/contract/payments/invoicePayments'
import { receivables as receivablesCall } from '@uurwerk/contract/payments/receivables'
import * as customerCalls from '@uurwerk/contract/payments/customerReminders'
import * as letterCalls from '@uurwerk/contract/payments/reminderLetters'
import * as reminderCalls from '@uurwerk/contract/payments/reminders'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { allocateEntries } from './booking/bankEntries/allocateEntries.ts'
import { bankEntries } from './booking/bankEntries/bankEntries.ts'
import { bookPayment, refundCredit, writeOff } from './booking/bookPayment.ts'
import { dismissEntry, restoreEntry } from './booking/bankEntries/dismissEntry.ts'
import { disputeInvoice, endDispute } from './booking/disputeInvoice.ts'
import { invoicePayments, monthPayments } from './booking/invoicePayments.ts'
import { setOffCredit } from './booking/setOffCredit.ts'
import { undoPayments } from './booking/undoPayments.ts'
import { receivables } from './receivables/receivables.ts'
import { chooseCustomerReminders, customerReminders } from './reminders/customerReminders.ts'
import { dueReminders } from './reminders/dueReminders.ts'
import {
  previewReminderLetter,
  printReminderLetters,
  reminderLetters,
  withdrawReminderLetter,
} from './reminders/reminderLetters.ts'
import { editReminderSettings, reminderSettings } from './reminders/reminderSettings.ts'
import { startBatchOfInvoices } from '../invoicing/batch/batches.ts'
import { importBankFile } from './statements/importBankFile.ts'
import { processReturn } from './statements/undoReturned.ts'

export const paymentRoutes: readonly Route[] = [
  writeRoute(importCall, (context, { query, body }) => importBankFile(context, { ...query, ...body })),
  readRoute(entryCalls.bankEntries, (context, { query }) => bankEntries(context, query)),
  writeRoute(entryCalls.allocateEntries, (context, { body }) => allocateEntries(context, body)),
  writeRoute(entryCalls.undoPayments, (context, { body }) => undoPayments(context, body.paymentIds)),
  writeRoute(entryCalls.processReturn, (context, { params }) => processReturn(context, params.id)),
  writeRoute(entryCalls.dismissEntry, (context, { params, body }) => dismissEntry(context, { ...params, ...body })),
  writeRoute(entryCalls.restoreEntry, (context, { params }) => restoreEntry(context, params.id)),
  readRoute(paymentCalls.invoicePayments, ({ db, today }, { params }) => invoicePayments(db, { ...params, today })),
  readRoute(paymentCalls.monthPayments, ({ db, today }, { params }) => monthPayments(db, { ...params, today })),
  writeRoute(paymentCalls.bookPayment, (context, { params, body }) => bookPayment(context, { ...params, ...body })),
  writeRoute(paymentCalls.setOffCredit, (context, { params, body }) => setOffCredit(context, { ...params, ...body })),
  writeRoute(paymentCalls.refundCredit, (context, { params, body }) => refundCredit(context, { ...params, ...body })),
  writeRoute(paymentCalls.writeOff, (context, { params, body }) => writeOff(context, { ...params, ...body })),
  writeRoute(paymentCalls.disputeInvoice, (context, { params, body }) =>
    disputeInvoice(context, { ...params, ...body }),
  ),
  writeRoute(paymentCalls.endDispute, (context, { params }) => endDispute(context, params.id)),
  readRoute(receivablesCall, (context, { query }) => receivables(context, query)),
  readRoute(reminderCalls.dueReminders, (context) => dueReminders(context)),
  writeRoute(reminderCalls.sendReminders, (context, { body: { invoiceIds } }) =>
    startBatchOfInvoices(context, { kind: 'send_reminders', finishes: false, sends: false, invoiceIds }),
  ),
  readRoute(letterCalls.reminderLetters, (context) => reminderLetters(context)),
  readRoute(letterCalls.printReminderLetters, (context, { query }) => printReminderLetters(context, query.ids)),
  readRoute(letterCalls.previewReminderLetter, (context, { params }) => previewReminderLetter(context, params.id)),
  writeRoute(letterCalls.withdrawReminderLetter, (context, { params }) => withdrawReminderLetter(context, params.id)),
  readRoute(customerCalls.customerReminders, ({ db }, { params }) => customerReminders(db, params.id)),
  writeRoute(customerCalls.chooseCustomerReminders, (context, { params, body }) =>
    chooseCustomerReminders(context, { ...params, ...body }),
  ),
  readRoute(reminderCalls.reminderSettings, ({ db }) => reminderSettings(db)),
  writeRoute(reminderCalls.editReminderSettings, (context, { body }) => editReminderSettings(context, body)),
]
