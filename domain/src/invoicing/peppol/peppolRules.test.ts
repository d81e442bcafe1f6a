import { expect, test } from 'vitest'
import type { VatRegime } from '../vat/vatRegime.ts'
import { hasDeliveryDuty } from './hasDeliveryDuty.ts'
import type { DeliveryState } from './deliveryState.ts'
import { pauseBeforeRead, pauseBeforeSearch } from './deliveryPauses.ts'
import { waitsForEnded } from './lastDeliveries.ts'
import { plannedChannel, type ChannelFacts } from './plannedChannel.ts'
import { refusalToCancel, refusalToRetry } from './refusalToRetry.ts'

const belgian = { country: 'BE', vatId: 'BE0403019261', privatePerson: false }

test.each<[what: string, regime: VatRegime, buyer: Partial<typeof belgian>, duty: boolean]>([
  ['a taxed invoice to a Belgian VAT payer', 'BE21', {}, true],
  ['reverse charge in Belgium', 'RC_BE', {}, true],
  ['the zero rate', 'ZERO', {}, true],
  ['exempt care', 'EX44_2', {}, false],
  ['a private person', 'BE21', { privatePerson: true, vatId: '' }, false],
  ['an association without a VAT number', 'BE21', { vatId: '' }, false],
  ['a buyer in the Netherlands', 'RC_EU', { country: 'NL', vatId: 'NL123456789B01' }, false],
])('for %s, the duty to send an e-invoice is: %s', (_what, regime, buyer, duty) => {
  expect(hasDeliveryDuty({ regimes: [regime], buyer: { ...belgian, ...buyer } })).toBe(duty)
})

const reachable: ChannelFacts = {
  channel: 'auto',
  setUp: true,
  receiver: '0208:0403019261',
  found: true,
  reachedBy: null,
}

test.each<[what: string, facts: Partial<ChannelFacts>, planned: unknown]>([
  ['a receiver on Peppol', {}, 'peppol'],
  ['a receiver about which the Peppol network was not asked yet', { found: null }, 'peppol'],
  ['a receiver that is not on Peppol', { found: false }, 'mail'],
  ['an office without an access point', { setUp: false }, 'mail'],
  ['an invoice without a UBL', { receiver: null }, 'mail'],
  ['a document that the customer got over Peppol', { reachedBy: 'peppol' }, 'mail'],
  ['a document that the customer got over Peppol only', { reachedBy: 'peppol', channel: 'peppol' }, 'mail'],
  ['a document that the customer got by mail', { reachedBy: 'mail' }, 'mail'],
  ['a document that HR mailed to a customer of Peppol only', { reachedBy: 'mail', channel: 'peppol' }, 'peppol'],
  ['a customer who wants mail', { channel: 'mail' }, 'mail'],
  [
    'a customer to whom HR sends documents in another way',
    { channel: 'none' },
    { refusal: { code: 'delivery_by_hand' } },
  ],
  [
    'a customer who wants only Peppol, and an office without an access point',
    { channel: 'peppol', setUp: false },
    { refusal: { code: 'peppol_not_set_up' } },
  ],
  [
    'a customer who wants only Peppol and is not on Peppol',
    { channel: 'peppol', found: false },
    { refusal: { code: 'peppol_receiver_unknown', id: '0208:0403019261' } },
  ],
  [
    'a customer who wants only Peppol, and an invoice without a UBL',
    { channel: 'peppol', receiver: null },
    { refusal: { code: 'peppol_receiver_unknown', id: '' } },
  ],
])('Uurwerk sends an invoice over Peppol or by mail, or refuses to send it: %s', (_what, facts, planned) => {
  expect(plannedChannel({ ...reachable, ...facts })).toEqual(planned)
})

test('Uurwerk asks for the delivery state after 1, 5, 15 and 60 minutes and then every 6 hours, for 7 days, and for the response of the buyer for 30 days', () => {
  const moments: number[] = []
  let now = 0
  for (let pause = pauseBeforeRead({ secondsSinceSent: 0, isDelivered: false }); pause !== null;) {
    now += pause
    moments.push(now / 60)
    pause = pauseBeforeRead({ secondsSinceSent: now, isDelivered: false })
  }
  expect(moments.slice(0, 6)).toEqual([1, 5, 15, 60, 420, 780])
  expect(moments.at(-1)).toBeGreaterThanOrEqual(7 * 24 * 60)
  const day = 86_400
  expect(pauseBeforeRead({ secondsSinceSent: 29 * day, isDelivered: true })).toBe(6 * 3600)
  expect(pauseBeforeRead({ secondsSinceSent: 30 * day, isDelivered: true })).toBeNull()
})

test('when the access point gives no answer about a document, Uurwerk searches for the document after 1, 10 and 60 minutes, and after that the delivery has the state unclear', () => {
  expect([0, 1, 2, 3].map(pauseBeforeSearch)).toEqual([60, 540, 3000, null])
})

test('HR can send a failed or cancelled document again, and a document with an unclear state only after HR says that it did not arrive', () => {
  const retry = (state: DeliveryState, confirmed: boolean, setUp = true) =>
    refusalToRetry({ setUp, deliveries: [{ id: 1, creditNoteId: null, state, mailedAfterwards: false }] }, confirmed)
  expect([retry('failed', false), retry('cancelled', false)]).toEqual([null, null])
  expect(retry('unclear', false)).toMatchObject({ code: 'peppol_state', state: 'unclear' })
  expect(retry('unclear', true)).toBeNull()
  for (const state of ['queued', 'prepared', 'sent', 'delivered', 'accepted', 'rejected'] as const)
    expect(retry(state, true)).toMatchObject({ code: 'peppol_state', state })
  expect(retry('failed', false, false)).toEqual({ code: 'peppol_not_set_up' })
  const mailed = { id: 1, creditNoteId: null, state: 'unclear', mailedAfterwards: true } as const
  expect(refusalToRetry({ setUp: true, deliveries: [mailed] }, true)).toEqual({ code: 'peppol_state', state: null })
})

test('HR can cancel the delivery of a document only before Uurwerk sends it to the access point', () => {
  const cancel = (state: DeliveryState, mayHaveLeft: boolean) =>
    refusalToCancel([{ id: 1, creditNoteId: null, state, mailedAfterwards: false, mayHaveLeft }])
  expect([cancel('queued', false), cancel('prepared', false)]).toEqual([null, null])
  expect(cancel('prepared', true)).toMatchObject({ code: 'peppol_state' })
  expect(cancel('sent', false)).toMatchObject({ code: 'peppol_state' })
})

test('a queued credit note waits after a failed delivery of its invoice, until the invoice is sent again or mailed', () => {
  const failed = { id: 1, creditNoteId: null, state: 'failed', mailedAfterwards: false } as const
  const note = { id: 2, creditNoteId: 7, state: 'queued', mailedAfterwards: false } as const
  expect(waitsForEnded([note, failed], note)).toBe(failed)
  expect(waitsForEnded([note, { ...failed, mailedAfterwards: true }], note)).toBeNull()
  expect(waitsForEnded([{ ...failed, id: 3, state: 'queued' }, note, failed], note)).toBeNull()
  expect(waitsForEnded([{ ...note, state: 'sent' }, failed], { ...note, state: 'sent' })).toBeNull()
})
