import { expect, test } from 'vitest'
import { askPerson } from './askPerson.ts'
import { readArguments } from './readArguments.ts'

test('bin/admin reads an e-mail address and a provider from its arguments, and accepts the provider with capital or small letters', () => {
  expect(readArguments(['add', ' els@uurwerk.example', 'Google'])).toEqual({
    email: 'els@uurwerk.example',
    provider: 'GOOGLE',
    person: null,
  })
})

test('the arguments of bin/admin can contain the name and the role of a new person', () => {
  const els = ['add', 'els@uurwerk.example', 'apple', 'Els', 'van den Bossche']
  const names = { firstName: 'Els', lastName: 'van den Bossche' }
  expect(readArguments(els).person).toEqual({ ...names, isEmployee: false })
  expect(readArguments([...els, '--medewerker']).person).toEqual({ ...names, isEmployee: true })
})

test('bin/admin asks for a missing name until it gets a name, and asks for a missing role', async () => {
  const answers = ['', 'Els', 'Maes', 'Ja']
  const prompts: string[] = []
  const question = async (sentence: string) => {
    prompts.push(sentence)
    return answers.shift() ?? ''
  }
  const person = await askPerson({ question }, 'els@uurwerk.example')
  expect(person).toEqual({ firstName: 'Els', lastName: 'Maes', isEmployee: true })
  expect(prompts).toHaveLength(4)
})

test.each([
  [[], 'Gebruik: bin/admin add'],
  [['add'], 'Gebruik: bin/admin add'],
  [['add', 'els@uurwerk.example'], 'Gebruik: bin/admin add'],
  [['add', 'els@uurwerk.example', 'facebook'], 'Gebruik: bin/admin add'],
  [['add', 'els@uurwerk.example', 'google', 'nu'], 'Gebruik: bin/admin add'],
  [['add', 'els@uurwerk.example', 'google', 'Els', ' '], 'Gebruik: bin/admin add'],
  [['add', 'els@uurwerk.example', 'google', 'Els', 'Maes', '--baas'], 'Gebruik: bin/admin add'],
  [['remove', 'els@uurwerk.example', 'google'], 'Gebruik: bin/admin add'],
  [['add', 'els', 'google'], 'els is geen geldig e-mailadres'],
])('the arguments %j make bin/admin show its usage', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence)
})
