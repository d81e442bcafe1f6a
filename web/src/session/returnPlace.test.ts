import { expect, test } from 'vitest'
import { placeIn } from './returnPlace.ts'

test('a place is kept with the person it belongs to', () => {
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
])('there is no way back when %s', (_why, text) => {
  expect(placeIn(text)).toBeNull()
})
