import { expect, test } from 'vitest'
import type { Invoice } from '../queries.ts'
import { concept, finished } from './anInvoice.testing.ts'
import { historySteps, nextStep } from './historySteps.ts'

const at = '2026-11-20T09:14:00+01:00'

const stepOf = (action: string, changes: Invoice['history'][number]['changes'], invoice = finished) =>
  historySteps({ ...invoice, history: [{ at, by: 'Katrien Lauwers', action, changes }] })[0]

test('the history of an invoice contains the month and the user who made the invoice', () => {
  expect(stepOf('create invoice', { yearMonth: [null, '2026-10'] })).toMatchObject({
    at,
    by: 'Katrien Lauwers',
    title: 'Aangemaakt uit timesheet oktober 2026',
    kind: 'step',
  })
})

test('the history of an invoice starts with the confirmation and the approval of the timesheet', () => {
  expect(stepOf('confirm timesheet', {})).toMatchObject({ at, by: 'Katrien Lauwers', title: 'Timesheet bevestigd' })
  expect(stepOf('approve timesheet', {})?.title).toBe('Timesheet goedgekeurd voor facturatie')
})

test('the history of an invoice shows the old and the new value of each edited field', () => {
  const edit = stepOf('edit invoice', {
    externalReference: ['PO-77213', 'PO-77231'],
    paymentTerm: [30, 60],
    invoiceDate: ['2026-11-20', '2026-11-21'],
    subject: ['', 'Oktober'],
    freeCosts: [[], [{}]],
    dateChosen: [false, true],
  })
  expect(edit?.changes).toEqual([
    { field: 'Externe referentie', before: 'PO-77213', after: 'PO-77231' },
    { field: 'Betaaltermijn', before: '30 dagen', after: '60 dagen' },
    { field: 'Factuurdatum', before: '20-11-2026', after: '21-11-2026' },
    { field: 'Onderwerp', before: 'leeg', after: 'Oktober' },
    { field: 'Vrije kosten', before: null, after: 'gewijzigd' },
  ])
})

test('the history of an invoice shows the number, the credit note and an accepted mail as milestones', () => {
  expect(stepOf('finish invoice', {})).toMatchObject({ kind: 'milestone', title: 'Gefactureerd, nummer 2026-000123' })
  expect(stepOf('mail invoice', { recipients: [null, ['a@b.example']] })).toMatchObject({
    kind: 'milestone',
    changes: [{ field: 'aan a@b.example' }],
  })
  expect(stepOf('archive invoice', {})).toBeUndefined()
})

test('the history shows the payments, the disputes and the reminders of an invoice', () => {
  const paid = { paid: [null, 36_300], surplus: [null, false] }
  expect(stepOf('book payment', paid)).toMatchObject({ kind: 'milestone', title: 'Betaling van €\u00A0363,00 geboekt' })
  expect(stepOf('book payment', { ...paid, surplus: [null, true] })).toMatchObject({
    title: '€\u00A0363,00 geboekt als tegoed',
  })
  expect(stepOf('undo payment', { paid: [36_300, 0] })).toMatchObject({
    title: 'Betaling van €\u00A0363,00 ongedaan gemaakt',
  })
  expect(stepOf('book payment', { paid: [null, -3000], surplus: [null, false] })).toMatchObject({
    title: '€\u00A030,00 terugbetaald aan de klant',
  })
  expect(stepOf('undo payment', { paid: [-3000, 0] })).toMatchObject({
    title: 'Terugbetaling van €\u00A030,00 ongedaan gemaakt',
  })
  expect(stepOf('set off credit', { paid: [null, -3000], number: [null, '2026-000130'] })).toMatchObject({
    title: 'Tegoed van €\u00A030,00 verrekend met 2026-000130',
  })
  expect(stepOf('set off credit', { paid: [null, 3000], number: [null, '2026-000123'] })).toMatchObject({
    title: '€\u00A030,00 betaald met het tegoed van 2026-000123',
  })
  expect(
    stepOf('set off credit', { paid: [null, 5726], number: [null, '2026-000123'], extra: [null, true] }),
  ).toMatchObject({
    title: '€\u00A057,26 geboekt als intrest en kosten',
  })
  expect(stepOf('book payment', { paid: [null, 5726], surplus: [null, false], extra: [null, true] })).toMatchObject({
    title: '€\u00A057,26 geboekt als intrest en kosten',
  })
  expect(stepOf('undo set-off', { paid: [-3000, 0] })).toMatchObject({
    title: 'Verrekening van €\u00A030,00 ongedaan gemaakt',
  })
  expect(stepOf('dispute invoice', {})).toMatchObject({ title: 'Aangeduid als betwist' })
  expect(stepOf('end dispute', {})).toMatchObject({ title: 'Niet meer betwist' })
  expect(
    stepOf('send payment reminder', { reminderLevel: [null, 2], recipients: [null, ['a@b.example']] }),
  ).toMatchObject({
    title: 'Herinnering 2 gemaild',
    changes: [{ field: 'aan a@b.example' }],
  })
  expect(stepOf('credit invoice', { creditNote: [null, 'CN2026-000007'] })).toMatchObject({
    title: 'Creditnota CN2026-000007',
  })
})

const credited: Invoice['creditNotes'][number] = {
  id: 1,
  number: 'CN2026-000001',
  date: '2026-11-21',
  reason: '',
  kind: 'lines',
  totalVATExcluded: 40,
  totalVATIncluded: 40,
  vatBreakdown: [],
  actions: { download: null, downloadUbl: null },
  mailed: false,
}

test.each<[name: string, invoice: Invoice, expected: string | null]>([
  ['a concept', concept, 'Volgende stap: factureren'],
  ['a finished invoice', finished, 'Volgende stap: mailen'],
  [
    'a finished invoice that goes over Peppol',
    { ...finished, delivery: { ...finished.delivery, planned: 'peppol' } },
    'Volgende stap: verzenden',
  ],
  ['an invoice whose mail is being sent', { ...finished, mailStatus: 'queued' }, null],
  ['a mailed invoice', { ...finished, status: 'MAILED' }, null],
  [
    'a credited invoice',
    { ...finished, status: 'CREDIT_NOTED', creditNotes: [credited] },
    'Volgende stap: creditnota mailen',
  ],
  [
    'a mailed invoice with a credit note that was not mailed',
    { ...finished, status: 'MAILED', creditNotes: [credited] },
    'Volgende stap: creditnota mailen',
  ],
  [
    'a credit note that was mailed',
    { ...finished, status: 'MAILED', creditNotes: [{ ...credited, mailed: true }] },
    null,
  ],
])('the history shows the next step of %s', (_name, invoice, expected) => {
  expect(nextStep(invoice)).toBe(expected)
})

test('the history of an invoice shows that its month can be invoiced again after HR released the month', () => {
  expect(stepOf('release invoiced month', { yearMonth: [null, '2026-11'] })?.title).toBe(
    'De maand kan opnieuw gefactureerd worden',
  )
})

test.each([
  ['send peppol delivery', '2026-000001 vertrokken over Peppol'],
  ['complete peppol delivery', '2026-000001 afgeleverd over Peppol'],
  ['accept peppol delivery', '2026-000001 aanvaard door de klant'],
  ['query peppol delivery', 'Vraag van de klant over 2026-000001'],
  ['reject peppol delivery', '2026-000001 geweigerd door de klant'],
  ['fail peppol delivery', '2026-000001 niet vertrokken over Peppol'],
  ['lose peppol delivery', 'Onzeker of 2026-000001 aankwam over Peppol'],
  ['retry peppol delivery', 'Opnieuw verstuurd over Peppol'],
  ['cancel peppol delivery', 'Verzending over Peppol geannuleerd'],
  ['confirm receipt', 'De klant kreeg 2026-000001'],
])('the history of an invoice describes the Peppol event ‘%s’', (action, title) => {
  expect(stepOf(action, { number: [null, '2026-000001'], receiver: [null, '0208:0403019261'] })?.title).toBe(title)
})
