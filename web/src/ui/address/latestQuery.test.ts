import { expect, test } from 'vitest'
import { latestQuery } from './latestQuery.ts'

const here = { pathname: '/admin/viewconfirmedemailoverview', search: '?status=confirmed' }

test('a second change starts from the first, also while the first is not applied yet', () => {
  const onItsWay = { location: here, navigation: { location: { ...here, search: '?status=unconfirmed' } } }
  expect(latestQuery(onItsWay).get('status')).toBe('unconfirmed')
  expect(latestQuery({ location: here, navigation: {} }).get('status')).toBe('confirmed')
})

test('a navigation to another screen does not affect the query of this screen', () => {
  const leaving = { location: here, navigation: { location: { pathname: '/admin/viewusers', search: '?q=anna' } } }
  expect(`${latestQuery(leaving)}`).toBe('status=confirmed')
})
