import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatDayWithDashes } from '@uurwerk/domain/time/formatDay'
import type { ReminderDocument } from '../reminderDocument.ts'
import { paymentQr } from './paymentQr.ts'
import { printCustomer } from './printBill.ts'
import { dotted, printCompany } from './printCompany.ts'
import type { PrintedReminder } from './printedDocument.ts'

/** A payment reminder on paper. Each invoice has a QR code for its open amount (rule payments-35). */
export async function printReminder(reminder: ReminderDocument): Promise<PrintedReminder> {
  const { company, customer, title, date, opening, closing, invoices } = reminder
  return {
    kind: 'reminder',
    title,
    date: formatDayWithDashes(date),
    company: printCompany(company),
    customer: printCustomer(customer),
    opening,
    closing,
    invoices: await Promise.all(
      invoices.map(async (invoice) => ({
        number: invoice.number,
        date: formatDayWithDashes(invoice.date),
        dueDate: formatDayWithDashes(invoice.dueDate),
        reference: invoice.structuredCommunication,
        open: formatEuros(invoice.open),
        qr: await paymentQr(company, { amount: invoice.open, reference: invoice.structuredCommunication }),
      })),
    ),
    footer: dotted(title, customer.organisationName),
  }
}
