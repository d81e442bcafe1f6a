import { expect, test } from 'vitest'
import { tokenCookie, tokenIn } from './accessToken.ts'

const http = { protocol: 'http:', hostname: 'localhost' }
const https = { protocol: 'https:', hostname: 'uurwerk.example' }

test('the cookie of a public site is sent over https only, is not sent by another site, and cannot be set by a sub-domain', () => {
  expect(tokenCookie('abc', https)).toBe('__Host-uurwerk_token=abc; Path=/; Max-Age=2592000; SameSite=Strict; Secure')
})

test('a user on http://localhost can sign in too', () => {
  expect(tokenCookie('abc', http)).toBe('uurwerk_token=abc; Path=/; Max-Age=2592000; SameSite=Strict')
})

test('the cookie name has its prefix whenever the cookie is Secure, also on https://localhost', () => {
  expect(tokenCookie('abc', { ...http, protocol: 'https:' })).toMatch(/^__Host-.*; Secure$/)
})

test('the token is found among other cookies, also when it contains special characters', () => {
  expect(tokenIn('theme=dark; uurwerk_token=a%2Fb%3D; x=1', http)).toBe('a/b=')
  expect(tokenIn('uurwerk_token=planted; __Host-uurwerk_token=a%2Fb%3D', https)).toBe('a/b=')
})

test('on https a cookie without the prefix is not read', () => {
  expect(tokenIn('uurwerk_token=planted', https)).toBeNull()
})

test.each(['', 'theme=dark', 'uurwerk_token='])('"%s" holds no token', (cookies) => {
  expect(tokenIn(cookies, http)).toBeNull()
})
