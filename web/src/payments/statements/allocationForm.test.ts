import { expect, test } from 'vitest'
import * as texts from '../../texts/texts.ts'
import { allocationErrors, allocationOf } from './allocationForm.ts'

const words = texts.payments.assign
const facts = { free: 130, mostOf: new Map([[5, 121]]) }
const errors = (amount: number | null, invoiceId: number | null = 5) =>
  allocationErrors({ invoiceId, amount, rest: 'free' }, facts)

test('the form that books a bank movement needs an invoice and an amount', () => {
  expect(errors(null, null)).toEqual({ invoiceId: words.chooseInvoice, amount: words.chooseAmount })
  expect(errors(Number.NaN)).toEqual({ invoiceId: null, amount: words.chooseAmount })
})

test('the booked amount cannot exceed the bank movement or the open amount of the invoice', () => {
  expect(errors(121).amount).toBeNull()
  expect(errors(121.01).amount).toBe(words.tooMuchInvoice)
  expect(errors(130.01).amount).toBe(words.tooMuch)
})

test('the rest of a bank movement becomes a credit of the customer or interest only when HR chooses this', () => {
  const values = { invoiceId: 5, amount: 121, rest: 'surplus' } as const
  const paid = { invoiceId: 5, amount: 121, surplus: false, extra: false }
  expect(allocationOf(values, 130.1)).toEqual([paid, { invoiceId: 5, amount: 9.1, surplus: true, extra: false }])
  expect(allocationOf({ ...values, rest: 'extra' }, 130.1)).toEqual([
    paid,
    { invoiceId: 5, amount: 9.1, surplus: false, extra: true },
  ])
  expect(allocationOf({ ...values, rest: 'free' }, 130.1)).toEqual([paid])
  expect(allocationOf(values, 121)).toEqual([paid])
})

test('a refund cannot exceed the credit on the invoice, and is booked as money that the company paid', () => {
  const values = { invoiceId: 5, amount: 30.01, rest: 'free' } as const
  const refund = { free: -50, mostOf: new Map([[5, 30]]) }
  expect(allocationErrors(values, refund).amount).toBe(words.tooMuchCredit)
  expect(allocationErrors({ ...values, amount: 30 }, refund)).toEqual({ invoiceId: null, amount: null })
  expect(allocationErrors({ ...values, amount: 51 }, refund).amount).toBe(words.tooMuch)
  expect(allocationOf({ ...values, amount: 30 }, -50)).toEqual([
    { invoiceId: 5, amount: -30, surplus: true, extra: false },
  ])
})
