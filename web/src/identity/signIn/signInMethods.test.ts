import { expect, test } from 'vitest'
import { signInMethodsIn } from './signInMethods.ts'

test('only the configured providers are offered', () => {
  expect(signInMethodsIn('google')).toEqual({ google: true, apple: false, administratorMissing: false })
  expect(signInMethodsIn('google apple')).toEqual({ google: true, apple: true, administratorMissing: false })
})

test('a company without an administrator says so', () => {
  expect(signInMethodsIn('apple no-administrator')).toEqual({ google: false, apple: true, administratorMissing: true })
})

test('a server without a provider offers none', () => {
  expect(signInMethodsIn('')).toEqual({ google: false, apple: false, administratorMissing: false })
})

test.each([null, '__SIGN_IN__'])('a page without this information (%s) offers both providers', (written) => {
  expect(signInMethodsIn(written)).toEqual({ google: true, apple: true, administratorMissing: false })
})
