import { expect, test } from 'vitest'
import type { z } from 'zod'
import { StaffingBody } from './customers/staffing.ts'
import { remind } from './hrStart/hrStart.ts'
import { monthAmounts } from './invoicing/batches.ts'
import { CreditInput } from './invoicing/creditNotes.ts'
import { chooseRegimeOfCustomers, OwnExemptionBody } from './invoicing/vatRegimes.ts'
import { allocateEntries } from './payments/bankEntries.ts'
import { chooseCustomerReminders } from './payments/customerReminders.ts'
import { printReminderLetters } from './payments/reminderLetters.ts'
import { editReminderSettings } from './payments/reminders.ts'
import { QualificationBody } from './people/qualifications.ts'
import { requestNeed } from './planning/openShifts/needRequests.ts'
import { NewNeeds } from './planning/openShifts/needs.ts'

const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)
const idsUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
const letters = (count: number): string => 'x'.repeat(count)
const entry = (parts: number) => ({ entryId: 1, allocations: many(parts, { invoiceId: 1, amount: 1 }) })

type Input = Readonly<Record<string, unknown>>
type Limit = readonly [name: string, most: number, schema: z.ZodType | undefined, inputOf: (count: number) => Input]

const limits: readonly Limit[] = [
  ['days of new open shifts', 62, NewNeeds, (count) => ({ days: many(count, '2026-11-16') })],
  ['hours before the start', 336, NewNeeds, (hoursBefore) => ({ hoursBefore })],
  ['letters in the note of an open shift', 80, NewNeeds, (count) => ({ note: letters(count) })],
  ['letters in the note of a request of a customer', 80, requestNeed.body, (count) => ({ note: letters(count) })],
  ['people of a staffing level', 99, StaffingBody, (count) => ({ onHolidays: count })],
  ['days before a reminder', 90, editReminderSettings.body, (firstDays) => ({ firstDays })],
  [
    'interest rates',
    200,
    editReminderSettings.body,
    (n) => ({ rates: many(n, { from: '2026-07-01', percentage: 10 }) }),
  ],
  [
    'days before a reminder of one customer',
    90,
    chooseCustomerReminders.body,
    (first) => ({ days: { first, second: 1, third: 1 } }),
  ],
  ['printed reminder letters', 200, printReminderLetters.query, (count) => ({ ids: idsUpTo(count).join(',') })],
  ['movements of a bank account', 500, allocateEntries.body, (count) => ({ entries: many(count, entry(1)) })],
  ['parts of one movement', 50, allocateEntries.body, (count) => ({ entries: [entry(count)] })],
  ['contracts of previewed invoices', 100, monthAmounts.body, (count) => ({ contractIds: idsUpTo(count) })],
  ['lines of a credit', 1000, CreditInput, (count) => ({ lines: many(count, { position: 1, quantity: 1 }) })],
  ['customers that get a VAT regime', 500, chooseRegimeOfCustomers.body, (count) => ({ customerIds: idsUpTo(count) })],
  [
    'letters in the reason of an exemption',
    500,
    OwnExemptionBody,
    (n) => ({ words: { nl: letters(n), fr: 'x', en: 'x' } }),
  ],
  ['letters in the name of a qualification', 40, QualificationBody, (count) => ({ name: letters(count) })],
  ['people who get a reminder of HR', 5000, remind.body, (count) => ({ userIds: idsUpTo(count) })],
]

test.each(limits)('a request is refused above its maximum number of %s: %i', (_name, most, schema, inputOf) => {
  const [field = ''] = Object.keys(inputOf(1))
  const isRefused = (count: number): boolean =>
    schema?.safeParse(inputOf(count)).error?.issues.some(({ path }) => path[0] === field) ?? false
  expect([isRefused(1), isRefused(most), isRefused(most + 1)]).toEqual([false, false, true])
})
