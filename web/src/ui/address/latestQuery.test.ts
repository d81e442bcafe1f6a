import { expect, test } from 'vitest'
import { latestQuery } from './latestQuery.ts'

const here = { pathname: '/admin/viewconfirmedemailoverview', search: '?status=confirmed' }

test('a second change of the query string keeps the first change, which React has not rendered yet', () => {
  const onItsWay = { location: here, navigation: { location: { ...here, search: '?status=unconfirmed' } } }
  expect(latestQuery(onItsWay).get('status')).toBe('unconfirmed')
  expect(latestQuery({ location: here, navigation: {} }).get('status')).toBe('confirmed')
})

test('when the user opens another screen, the query string in the address of the current screen does not change', () => {
  const leaving = { location: here, navigation: { location: { pathname: '/admin/viewusers', search: '?q=anna' } } }
  expect(`${latestQuery(leaving)}`).toBe('status=confirmed')
})
