import { expect, test } from 'vitest'
import { latestQuery } from './latestQuery.ts'

const here = { pathname: '/admin/viewconfirmedemailoverview', search: '?status=confirmed' }

test('a second choice starts from the first, also while the first is still on its way', () => {
  const onItsWay = { location: here, navigation: { location: { ...here, search: '?status=unconfirmed' } } }
  expect(latestQuery(onItsWay).get('status')).toBe('unconfirmed')
  expect(latestQuery({ location: here, navigation: {} }).get('status')).toBe('confirmed')
})

test('another screen on its way lends this one nothing', () => {
  const leaving = { location: here, navigation: { location: { pathname: '/admin/viewusers', search: '?q=anna' } } }
  expect(`${latestQuery(leaving)}`).toBe('status=confirmed')
})
