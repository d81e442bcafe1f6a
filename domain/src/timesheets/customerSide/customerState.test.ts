import { expect, test } from 'vitest'
import { customerState, type CustomerStateFacts } from './customerState.ts'

const defaults: CustomerStateFacts = {
  approval: 'required',
  confirmed: true,
  invoiced: false,
  hasShifts: true,
  isSigned: false,
  isWaived: false,
  isDisputed: false,
}

test.each([
  ['a confirmed month waits for a customer that must sign', {}, 'awaited'],
  [
    'a confirmed month waits for a customer whose signature HR only wants to see',
    { approval: 'informative' },
    'awaited',
  ],
  ['a customer that does not have to sign has no state', { approval: 'none' }, null],
  ['a month that is not confirmed has no state', { confirmed: false, isSigned: true }, null],
  ['a month without shifts has nothing to sign', { hasShifts: false }, null],
  ['a signature counts also when the customer does not have to sign', { approval: 'none', isSigned: true }, 'signed'],
  [
    'remarks are shown also when the customer does not have to sign',
    { approval: 'none', isDisputed: true },
    'disputed',
  ],
  ['remarks are shown also when HR continues without the customer', { isWaived: true, isDisputed: true }, 'disputed'],
  ['HR continues without the signature of the customer', { isWaived: true }, 'waived'],
  ['a signed month stays signed after the invoice', { isSigned: true, invoiced: true }, 'signed'],
  ['an invoiced month does not wait for the customer', { invoiced: true, isDisputed: true }, null],
] as const)(
  'the state of a month for its customer follows from the signature and the setting of the customer: %s',
  (_name, facts, expected) => {
    expect(customerState({ ...defaults, ...facts })).toBe(expected)
  },
)
