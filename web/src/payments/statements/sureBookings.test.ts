import { expect, test } from 'vitest'
import type { BankEntry } from '../queries.ts'
import { sureBookings } from './sureBookings.ts'

const proposal = (invoiceId: number, sure = true) => ({
  reason: 'number' as const,
  sure,
  allocations: [{ invoiceId, invoiceNr: '', customerName: '', amount: 10, surplus: false, extra: false }],
})
const entry = (id: number, ...proposals: BankEntry['proposals']) => ({ id, proposals })
const booked = (...entries: ReturnType<typeof entry>[]) => sureBookings(entries).map(({ entryId }) => entryId)

test('when HR books all sure payment proposals together, proposals that are not sure are not booked', () => {
  expect(booked(entry(1, proposal(5)), entry(2, proposal(6, false)), entry(3))).toEqual([1])
})

test('when two sure payment proposals are for the same invoice, only the first of them is booked', () => {
  expect(booked(entry(1, proposal(5)), entry(2, proposal(5)))).toEqual([1])
})

test('a bank movement with two sure proposals is not booked automatically; HR must book it', () => {
  expect(booked(entry(1, proposal(5), proposal(6)))).toEqual([])
})
