import { expect, test } from 'vitest'
import { searchRows } from './searchRows.ts'

const people = ['Cătălina Ionescu-Peeters', 'Emma Dierickx-Van Nieuwenhuyse', 'Noor Benali']
const found = (sought: string) => searchRows(people, (name) => name, sought)

test.each([
  ['catalina', ['Cătălina Ionescu-Peeters']],
  ['PEETERS', ['Cătălina Ionescu-Peeters']],
  ['van emma', ['Emma Dierickx-Van Nieuwenhuyse']],
  [
    'en',
    ['Cătălina Ionescu-Peeters', 'Emma Dierickx-Van Nieuwenhuyse', 'Noor Benali'].filter((name) => name.includes('en')),
  ],
  ['zeven', []],
  ['   ', people],
])('a search for "%s" finds %j', (sought, expected) => {
  expect(found(sought)).toEqual(expected)
})
