import { sentenceOf } from '@uurwerk/contract/problems'
import { cents, NO_CENTS } from '@uurwerk/domain/money/cents'
import { expect, test } from 'vitest'
import * as texts from '../../texts/texts.ts'
import { allocationErrors, allocationOf } from './allocationForm.ts'

const words = texts.payments.assign
const money = { open: cents(12_100), surplus: NO_CENTS, claims: cents(400) }
const facts = { free: cents(13_000), moneyOf: new Map([[5, money]]) }
const errors = (amount: number | null, changes: object = {}) =>
  allocationErrors({ invoiceId: 5, amount, rest: 'free', ...changes }, facts)

test('the form that books a bank movement needs an invoice and an amount', () => {
  expect(errors(null, { invoiceId: null })).toEqual({ invoiceId: words.chooseInvoice, amount: words.chooseAmount })
  expect(errors(Number.NaN)).toEqual({ amount: words.chooseAmount })
})

test('the booked amount cannot exceed the bank movement or the open amount of the invoice', () => {
  expect(errors(121)).toEqual({})
  expect(errors(121.01)).toEqual({ amount: sentenceOf({ code: 'allocation_exceeds_invoice', open: 121 }) })
  expect(errors(130.01)).toEqual({ amount: sentenceOf({ code: 'allocation_exceeds_entry', free: 130 }) })
})

test('HR can book the rest of a bank movement as interest and compensation, but not more than the customer owes', () => {
  const claims = sentenceOf({ code: 'allocation_exceeds_claims', claims: 4 })
  expect(errors(121, { rest: 'extra' })).toEqual({ rest: claims })
  expect(errors(121, { rest: 'surplus' })).toEqual({})
})

test('the rest of a bank movement becomes a credit of the customer or interest only when HR chooses this', () => {
  const values = { invoiceId: 5, amount: 121, rest: 'surplus' } as const
  const paid = { invoiceId: 5, amount: 121, surplus: false, extra: false }
  expect(allocationOf(values, cents(13_010))).toEqual([
    paid,
    { invoiceId: 5, amount: 9.1, surplus: true, extra: false },
  ])
  expect(allocationOf({ ...values, rest: 'extra' }, cents(13_010))).toEqual([
    paid,
    { invoiceId: 5, amount: 9.1, surplus: false, extra: true },
  ])
  expect(allocationOf({ ...values, rest: 'free' }, cents(13_010))).toEqual([paid])
  expect(allocationOf(values, cents(12_100))).toEqual([paid])
})

test('a refund cannot exceed the credit on the invoice, and is booked as money that the company paid', () => {
  const values = { invoiceId: 5, amount: 30.01, rest: 'free' } as const
  const credit = { open: cents(-1000), surplus: cents(2000), claims: NO_CENTS }
  const refund = { free: cents(-5000), moneyOf: new Map([[5, credit]]) }
  expect(allocationErrors(values, refund).amount).toBe(sentenceOf({ code: 'allocation_exceeds_credit', credit: 30 }))
  expect(allocationErrors({ ...values, amount: 30 }, refund)).toEqual({})
  expect(allocationErrors({ ...values, amount: 51 }, refund).amount).toBe(
    sentenceOf({ code: 'allocation_exceeds_entry', free: 50 }),
  )
  expect(allocationOf({ ...values, amount: 30 }, refund.free)).toEqual([
    { invoiceId: 5, amount: -30, surplus: true, extra: false },
  ])
})
