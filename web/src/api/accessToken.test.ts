import { expect, test } from 'vitest'
import { tokenCookie, tokenIn } from './accessToken.ts'

test('on the internet the cookie travels over https only, and never from another site', () => {
  expect(tokenCookie('abc', 'uurwerk.example')).toBe(
    'uurwerk_token=abc; Path=/; Max-Age=2592000; SameSite=Strict; Secure',
  )
})

test('a newcomer on http://localhost can sign in too', () => {
  expect(tokenCookie('abc', 'localhost')).not.toContain('Secure')
})

test('the token is found among other cookies, whatever characters it has', () => {
  expect(tokenIn('theme=dark; uurwerk_token=a%2Fb%3D; x=1')).toBe('a/b=')
})

test.each(['', 'theme=dark', 'uurwerk_token='])('"%s" holds no token', (cookies) => {
  expect(tokenIn(cookies)).toBeNull()
})
