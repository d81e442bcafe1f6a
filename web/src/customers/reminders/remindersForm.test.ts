import { expect, test } from 'vitest'
import { remindersForm, remindersOf } from './remindersForm.ts'

const stored = {
  version: 3,
  lastLevel: 2,
  days: null,
  channel: 'letter',
  contactName: 'Dirk Maes',
  contactEmail: '',
  companyDays: { first: 7, second: 14, third: 14 },
  _links: {},
} as const

test('the form of payment reminders shows the days of the company when the customer has no days of its own, and then sends no days', () => {
  const form = remindersForm(stored)
  expect(form).toMatchObject({ hasOwnDays: false, first: 7, second: 14, third: 14 })
  expect(remindersOf({ ...form, first: 30 })).toEqual({
    lastLevel: 2,
    days: null,
    channel: 'letter',
    contactName: 'Dirk Maes',
    contactEmail: '',
  })
})

test('the form of payment reminders sends the days that HR typed for the customer', () => {
  const form = remindersForm({ ...stored, days: { first: 10, second: 7, third: 7 } })
  expect(remindersOf({ ...form, second: '21' }).days).toEqual({ first: 10, second: 21, third: 7 })
})
