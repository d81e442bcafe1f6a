import { expect, test } from 'vitest'
import { signInMethodsIn } from './signInMethods.ts'

test('the sign-in page offers only the configured providers', () => {
  expect(signInMethodsIn('google')).toEqual({ google: true, apple: false, administratorMissing: false })
  expect(signInMethodsIn('google apple')).toEqual({ google: true, apple: true, administratorMissing: false })
})

test('the sign-in page says that the company has no administrator', () => {
  expect(signInMethodsIn('apple no-administrator')).toEqual({ google: false, apple: true, administratorMissing: true })
})

test('the sign-in page offers no provider when the server has none', () => {
  expect(signInMethodsIn('')).toEqual({ google: false, apple: false, administratorMissing: false })
})

test.each([null, '__SIGN_IN__'])(
  'the sign-in page offers both providers when the page contains no information about providers (%s)',
  (text) => {
    expect(signInMethodsIn(text)).toEqual({ google: true, apple: true, administratorMissing: false })
  },
)
