import { expect, test } from 'vitest'
import { formatDurationInWords } from './formatDurationInWords.ts'
import { seconds, secondsOfHours } from './seconds.ts'

const lengths: [hours: number, words: string][] = [
  [9.1, '9 uur en 6 minuten'],
  [4.7, '4 uur en 42 minuten'],
  [7, '7 uur'],
  [0.5, '30 minuten'],
  [0, '0 minuten'],
  [-4.7, '−4 uur en 42 minuten'],
  [1234.5, '1.234 uur en 30 minuten'],
]
test.each(lengths)('a duration of %d hours is written in words as %s', (hours, words) => {
  expect(formatDurationInWords(secondsOfHours(hours))).toBe(words)
})

test('a duration of one minute is written in the singular, and half a minute is rounded up', () => {
  expect(formatDurationInWords(seconds(60))).toBe('1 minuut')
  expect(formatDurationInWords(seconds(3_630))).toBe('1 uur en 1 minuut')
})
