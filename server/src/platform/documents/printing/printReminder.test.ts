import { epcPaymentText } from '@uurwerk/domain/invoicing/numbers/epcPaymentText'
import { cents } from '@uurwerk/domain/money/cents'
import { toDay } from '@uurwerk/domain/time/day'
import QRCode from 'qrcode'
import { expect, test } from 'vitest'
import { invoice } from '../testing/sampleDocuments.ts'
import { printReminder } from './printReminder.ts'

test('each invoice in a reminder has a QR code for its open amount', async () => {
  const { company, customer } = invoice
  const open = { number: '2026-000123', date: toDay('2026-11-01'), dueDate: toDay('2026-12-01') }
  const printed = await printReminder({
    company,
    customer,
    title: 'Herinnering',
    date: toDay('2026-12-10'),
    opening: [],
    closing: [],
    invoices: [
      { ...open, open: cents(7000), structuredCommunication: '+++202/6000/12320+++' },
      { ...open, number: '2026-000124', open: cents(121), structuredCommunication: '+++202/6000/12421+++' },
    ],
  })
  const paymentText = (amount: number, reference: string) =>
    epcPaymentText({
      name: 'Wijzerplaat Zorg bv',
      iban: company.iban,
      bic: company.bic,
      amount: cents(amount),
      reference,
    })!
  const drawn = (text: string) => QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 })
  expect(paymentText(7000, '+++202/6000/12320+++')).toContain('EUR70.00')
  expect(printed.invoices.map(({ qr }) => qr)).toEqual([
    await drawn(paymentText(7000, '+++202/6000/12320+++')),
    await drawn(paymentText(121, '+++202/6000/12421+++')),
  ])
})
