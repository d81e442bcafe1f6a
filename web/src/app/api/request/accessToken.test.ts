import { expect, test } from 'vitest'
import { tokenCookie, tokenIn } from './accessToken.ts'

const http = { protocol: 'http:', hostname: 'localhost' }
const https = { protocol: 'https:', hostname: 'uurwerk.example' }

test('the session cookie of a public site is secure, and a sub-domain cannot set the cookie', () => {
  expect(tokenCookie('abc', https)).toBe('__Host-uurwerk_token=abc; Path=/; Max-Age=2592000; SameSite=Strict; Secure')
})

test('the session cookie of a user of http://localhost is not limited to https, so that the user can sign in', () => {
  expect(tokenCookie('abc', http)).toBe('uurwerk_token=abc; Path=/; Max-Age=2592000; SameSite=Strict')
})

test('the name of a secure session cookie has a prefix, also on https://localhost', () => {
  expect(tokenCookie('abc', { ...http, protocol: 'https:' })).toMatch(/^__Host-.*; Secure$/)
})

test('the session token is found among other cookies, also when the token contains special characters', () => {
  expect(tokenIn('theme=dark; uurwerk_token=a%2Fb%3D; x=1', http)).toBe('a/b=')
  expect(tokenIn('uurwerk_token=planted; __Host-uurwerk_token=a%2Fb%3D', https)).toBe('a/b=')
})

test('over https, the app does not read a session cookie without the prefix', () => {
  expect(tokenIn('uurwerk_token=planted', https)).toBeNull()
})

test.each(['', 'theme=dark', 'uurwerk_token='])('the app finds no session token in the cookies "%s"', (cookies) => {
  expect(tokenIn(cookies, http)).toBeNull()
})
