import { expect, test } from 'vitest'
import { likenessOf, wordsOf } from './likenessOf.ts'

const likeness = (typed: string, name: string) => likenessOf(wordsOf(typed), wordsOf(name))

test.each([
  ['the first letters', 'lies', 'Lieselotte Vanhaverbeke-D’Hondt'],
  ['words in another order', 'hondt lies', 'Lieselotte Vanhaverbeke-D’Hondt'],
  ['no accents', 'catalina', 'Cătălina Ionescu'],
  ['a missing letter', 'vanhaverbke', 'Lieselotte Vanhaverbeke-D’Hondt'],
  ['two letters in the wrong order', 'jkoe', 'Joke Steverlynck'],
  ['a wrong letter at the start', 'soke', 'Joke Steverlynck'],
  ['a typing error in the first letters', 'vanhoverb', 'Lieselotte Vanhaverbeke'],
])('HR’s search finds a name from %s', (_what, typed, name) => {
  expect(likeness(typed, name)).toBeGreaterThan(0)
})

test.each([
  ['another name', 'pieter', 'Joke Steverlynck'],
  ['a word that is missing', 'joke peeters', 'Joke Steverlynck'],
  ['an error in three letters', 'jko', 'Joke Steverlynck'],
])('HR’s search does not find a name from %s', (_what, typed, name) => {
  expect(likeness(typed, name)).toBe(0)
})

test('in HR’s search, a whole word comes before the beginning of a word, and a typing error comes last', () => {
  const order = ['Els Maes', 'Elsa Maes', 'Anels Maes'].map((name) => likeness('els', name))
  expect(order).toEqual(order.toSorted((one, other) => other - one))
  expect(likeness('maes', 'Els Maes')).toBeGreaterThan(likeness('maes', 'Els Maas'))
})
