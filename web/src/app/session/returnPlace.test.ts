import { expect, test } from 'vitest'
import { placeIn } from './returnPlace.ts'

test('the address of the last screen is stored together with its person', () => {
  expect(placeIn('{"address":"/details?month=2026-10","userId":7}')).toEqual({
    address: '/details?month=2026-10',
    userId: 7,
  })
})

test.each([
  ['nothing was kept', null],
  ['it is not JSON', '{'],
  ['it is another kind of thing', '"/details"'],
  ['it leads to another site', '{"address":"//evil.example/","userId":7}'],
  ['it leads to another site in a way that browsers accept', '{"address":"/\\\\evil.example/","userId":7}'],
  ['it is a full address', '{"address":"https://evil.example/","userId":7}'],
])('the user does not return to an address when %s', (_why, text) => {
  expect(placeIn(text)).toBeNull()
})
