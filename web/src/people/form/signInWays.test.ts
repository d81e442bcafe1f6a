import { expect, test } from 'vitest'
import { signInWays, waysToOffer } from './signInWays.ts'

test('the form offers only the ways to sign in that are set up', () => {
  expect(signInWays({ google: true, apple: false })).toEqual(['GOOGLE'])
  expect(signInWays({ google: true, apple: true })).toEqual(['GOOGLE', 'APPLE'])
  expect(signInWays({ google: false, apple: false })).toEqual(['GOOGLE', 'APPLE'])
})

test('a person keeps a provider that is not set up any more until HR chooses another provider', () => {
  expect(waysToOffer(['GOOGLE'], 'APPLE')).toEqual(['GOOGLE', 'APPLE'])
  expect(waysToOffer(['GOOGLE'], 'GOOGLE')).toEqual(['GOOGLE'])
})
