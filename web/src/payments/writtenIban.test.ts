import { expect, test } from 'vitest'
import { writtenIban } from './writtenIban.ts'

test('an account number is written in groups of four characters', () => {
  expect(writtenIban('BE68539007547034')).toBe('BE68 5390 0754 7034')
})
