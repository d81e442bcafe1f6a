import { expect, test } from 'vitest'
import { placeIn } from './returnPlace.ts'

test('the browser stores the address of the last screen together with the id of the person who used it', () => {
  expect(placeIn('{"address":"/details?month=2026-10","userId":7}')).toEqual({
    address: '/details?month=2026-10',
    userId: 7,
  })
})

test.each([
  ['no address is stored', null],
  ['the stored text is not JSON', '{'],
  ['the stored value has another form', '"/details"'],
  ['the stored address is on another site', '{"address":"//evil.example/","userId":7}'],
  [
    'the stored address is on another site in a form that browsers accept',
    '{"address":"/\\\\evil.example/","userId":7}',
  ],
  ['the stored address contains an origin', '{"address":"https://evil.example/","userId":7}'],
])('the user does not return to an address when %s', (_why, text) => {
  expect(placeIn(text)).toBeNull()
})
