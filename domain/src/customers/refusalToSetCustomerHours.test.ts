import { expect, test } from 'vitest'
import { parseClockTime } from '../time/clockTime.ts'
import { refusalToSetCustomerHours } from './refusalToSetCustomerHours.ts'

const hours = (morning: string, evening: string, night: string) => ({
  morning: parseClockTime(morning)!,
  evening: parseClockTime(evening)!,
  night: parseClockTime(night)!,
})

test.each([
  ['06:00', '19:00', '20:00', 'the default'],
  ['06:00', '22:00', '02:00', 'a night that starts after midnight'],
  ['22:00', '06:00', '14:00', 'a morning late in the evening'],
  ['00:00', '19:00', '20:00', 'a morning at midnight'],
  ['06:00', '20:00', '20:00', 'no evening'],
  ['06:00', '19:00', '06:00', 'no night'],
  ['06:00', '06:00', '20:00', 'an evening that starts with the morning'],
  ['06:00', '06:00', '06:00', 'no window'],
])('a customer can have a morning from %s, an evening from %s and a night from %s: %s', (morning, evening, night) => {
  expect(refusalToSetCustomerHours(hours(morning, evening, night))).toBeNull()
})

test.each([
  ['06:00', '21:00', '20:00', 'the night starts before the evening'],
  ['06:00', '22:00', '19:00', 'the night starts before the evening'],
  ['06:00', '05:00', '20:00', 'the evening starts before the morning'],
  ['20:00', '19:00', '06:00', 'morning and night are swapped'],
])(
  'a customer cannot have a morning from %s, an evening from %s and a night from %s: %s',
  (morning, evening, night) => {
    expect(refusalToSetCustomerHours(hours(morning, evening, night))).toEqual({ code: 'customer_hours_order' })
  },
)
