import { expect, test } from 'vitest'
import { readArguments } from './readArguments.ts'

test('an e-mail address and a provider are read, in upper or lower case', () => {
  expect(readArguments(['add', ' els@uurwerk.example', 'Google'])).toEqual({
    email: 'els@uurwerk.example',
    provider: 'GOOGLE',
  })
})

test.each([
  [[], 'Gebruik: bin/admin add'],
  [['add'], 'Gebruik: bin/admin add'],
  [['add', 'els@uurwerk.example'], 'Gebruik: bin/admin add'],
  [['add', 'els@uurwerk.example', 'facebook'], 'Gebruik: bin/admin add'],
  [['add', 'els@uurwerk.example', 'google', 'nu'], 'Gebruik: bin/admin add'],
  [['remove', 'els@uurwerk.example', 'google'], 'Gebruik: bin/admin add'],
  [['add', 'els', 'google'], 'els is geen geldig e-mailadres'],
])('the arguments %j show the usage', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence)
})
