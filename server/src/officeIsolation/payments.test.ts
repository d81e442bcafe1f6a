import { creditInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import {
  allocateEntries,
  bankEntries,
  dismissEntry,
  processReturn,
  restoreEntry,
  undoPayments,
} from '@uurwerk/contract/payments/bankEntries'
import { chooseCustomerReminders, customerReminders } from '@uurwerk/contract/payments/customerReminders'
import {
  bookPayment,
  disputeInvoice,
  endDispute,
  invoicePayments,
  refundCredit,
  setOffCredit,
  writeOff,
} from '@uurwerk/contract/payments/invoicePayments'
import { previewReminderLetter, withdrawReminderLetter } from '@uurwerk/contract/payments/reminderLetters'
import { expect, test } from 'vitest'
import { call, request } from '../testing/call.ts'
import { givenSeller } from '../testing/world/invoicing/invoicingWorld.ts'
import { codaFile, givenInvoice, importing } from '../testing/world/invoicing/paymentsWorld.ts'
import { startIsolation } from '../testing/startIsolation.ts'

const { twee, theirs, inBoth, refusedByUs, notTried } = await startIsolation()
await givenSeller(twee.db)
const { customerId } = theirs
const newInvoice = (date = '2026-11-01') => givenInvoice(theirs.hr, { euros: 121, customerId, date })
/** The answer about an invoice that has no number or does not exist. */
const NO_INVOICE = 'invoice_not_finished'
const on = (date: string) => ({ date, reason: 'contant' })

test('HR of an office cannot book a payment, refund, set-off, write-off or dispute on an invoice of another office', async () => {
  const [id, other] = [await newInvoice(), await newInvoice()]
  const ofInvoice = { params: { id } }
  await inBoth(({ hr }) => request(hr, invoicePayments, ofInvoice), NO_INVOICE)
  await inBoth(({ hr }) => request(hr, disputeInvoice, { ...ofInvoice, body: { reason: 'prijs' } }), NO_INVOICE)
  await inBoth(({ hr }) => request(hr, endDispute, ofInvoice), NO_INVOICE)
  const paid = await inBoth(
    ({ hr }) => request(hr, bookPayment, { ...ofInvoice, body: { ...on('2026-11-20'), amount: 121 } }),
    NO_INVOICE,
  )
  const paymentIds = paid.payments.map((payment) => payment.id)
  await inBoth(({ hr }) => request(hr, undoPayments, { body: { paymentIds } }))
  await call(theirs.hr, bookPayment, { ...ofInvoice, body: { ...on('2026-11-20'), amount: 121 } })
  const group = { category: 'E', percentage: 0 } as const
  const note = { kind: 'amount', date: '2026-11-20', amount: 30, reason: 'Korting', group } as const
  await inBoth(({ hr }) => request(hr, creditInvoice, { ...ofInvoice, body: note }))
  await inBoth(
    ({ hr }) => request(hr, refundCredit, { ...ofInvoice, body: { ...on('2026-11-20'), amount: 10 } }),
    NO_INVOICE,
  )
  await inBoth(
    ({ hr }) => request(hr, setOffCredit, { ...ofInvoice, body: { invoiceId: other, amount: 20 } }),
    NO_INVOICE,
  )
  await call(theirs.hr, bookPayment, { params: { id: other }, body: { ...on('2026-11-20'), amount: 100.5 } })
  const settled = await inBoth(
    ({ hr }) => request(hr, writeOff, { params: { id: other }, body: { reason: 'afronding' } }),
    NO_INVOICE,
  )
  expect(settled).toMatchObject({ state: 'paid', open: 0 })
})

test('HR of an office cannot allocate or dismiss a bank movement of another office', async () => {
  const invoiceId = await newInvoice()
  await call(
    ...importing(
      theirs.hr,
      codaFile([
        { euros: 121, text: 'betaling' },
        { euros: 5, text: 'geen klant' },
      ]),
    ),
  )
  const open = (await call(theirs.hr, bankEntries, { query: {} }))._embedded.bankEntryDtoList
  const entryOf = (amount: number) => open.find((entry) => entry.amount === amount)!.id
  const entries = [{ entryId: entryOf(121), allocations: [{ invoiceId, amount: 121 }] }]
  await inBoth(({ hr }) => request(hr, allocateEntries, { body: { entries } }))
  const other = { params: { id: entryOf(5) } }
  await inBoth(({ hr }) => request(hr, dismissEntry, { ...other, body: {} }))
  await inBoth(({ hr }) => request(hr, restoreEntry, other))
  await refusedByUs(({ hr }) => request(hr, processReturn, other))
  const left = (await call(theirs.hr, bankEntries, { query: {} }))._embedded.bankEntryDtoList
  expect(left.map(({ amount }) => amount)).toEqual([5])
})

test('HR of an office cannot read, choose or withdraw the reminders of a customer of another office', async () => {
  const late = { params: { id: await newInvoice('2026-09-01') } }
  const customer = { params: { id: customerId } }
  await inBoth(({ hr }) => request(hr, previewReminderLetter, late), 'nothing_to_remind')
  const { version } = await inBoth(({ hr }) => request(hr, customerReminders, customer))
  const choice = { lastLevel: 1, days: null, channel: 'letter', contactName: '', contactEmail: '', version } as const
  const chosen = await inBoth(({ hr }) => request(hr, chooseCustomerReminders, { ...customer, body: choice }))
  expect(chosen).toMatchObject({ lastLevel: 1, channel: 'letter' })
  await refusedByUs(({ hr }) => request(hr, withdrawReminderLetter, late))
})

test('these tests cover every API call about payments with the id of an invoice, a bank movement or a customer', () => {
  const payments = /\/\{id\}\/(payments?|setoff|refund|writeoff|dispute|reminders|return|dismiss|restore|letter)$/
  expect(notTried(payments)).toEqual([])
})
