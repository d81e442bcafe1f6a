import { describe, expect, test } from 'vitest'
import { toDay } from '../../time/day.ts'
import { toInstant } from '../../time/instant.ts'
import { isContactReminderDue, mayRemindContact, refusalToRemindCustomer, waitsForContact } from './contactReminders.ts'

const dueOn = (today: string, facts: Partial<Parameters<typeof isContactReminderDue>[0]> = {}) =>
  isContactReminderDue({ confirmedOn: toDay('2026-11-05'), given: 0, extraHolidays: [], ...facts }, toDay(today))

describe('a reminder to a contact of the customer about a month to sign', () => {
  test('a contact of a customer gets the first reminder to sign a month from the third working day after its confirmation on', () => {
    // The month is confirmed on Thursday 5 November, and 11 November is a public holiday.
    expect([dueOn('2026-11-09'), dueOn('2026-11-10')]).toEqual([false, true])
    const confirmedOn = toDay('2026-11-09')
    expect([dueOn('2026-11-12', { confirmedOn }), dueOn('2026-11-13', { confirmedOn })]).toEqual([false, true])
    const extraHolidays = [{ date: toDay('2026-11-10'), name: 'Brugdag' }]
    expect(dueOn('2026-11-10', { extraHolidays })).toBe(false)
  })

  test('a contact of a customer gets no fifth reminder about the same month', () => {
    expect([dueOn('2026-12-14', { given: 3 }), dueOn('2026-12-14', { given: 4 })]).toEqual([true, false])
  })

  test('a contact of a customer gets at most one reminder in seven days', () => {
    const last = toDay('2026-11-09')
    expect(mayRemindContact(last, toDay('2026-11-15'))).toBe(false)
    expect(mayRemindContact(last, toDay('2026-11-16'))).toBe(true)
    expect(mayRemindContact(null, toDay('2026-11-09'))).toBe(true)
  })

  test('a contact of a customer gets no reminder before the last shift has ended, and no reminder while HR has not answered a remark', () => {
    const lastShiftEnd = toInstant(1000)
    expect(waitsForContact({ state: 'awaited', lastShiftEnd }, toInstant(999))).toBe(false)
    expect(waitsForContact({ state: 'awaited', lastShiftEnd }, toInstant(1000))).toBe(true)
    for (const state of ['disputed', 'signed', 'waived', null] as const)
      expect(waitsForContact({ state, lastShiftEnd }, toInstant(2000))).toBe(false)
  })
})

const awaited = { state: 'awaited', lastShiftEnd: toInstant(1000), contacts: 2, notRemindedToday: 1 } as const

test.each([
  ['a month that the customer signed', { state: 'signed' }, 'nothing_to_sign'],
  ['a month with a shift to come', { lastShiftEnd: toInstant(9000) }, 'shifts_to_come'],
  ['a customer without a contact who may sign', { contacts: 0, notRemindedToday: 0 }, 'no_contact_may_sign'],
  ['a customer whose contacts all got a reminder today', { notRemindedToday: 0 }, 'already_reminded_today'],
  ['a customer with a contact who got no reminder today', {}, undefined],
] as const)(
  'HR can send a reminder only to a contact who may sign the month and got no reminder today: %s',
  (_name, facts, code) => {
    expect(refusalToRemindCustomer({ ...awaited, ...facts }, toInstant(2000))?.code).toBe(code)
  },
)
