import { expect, test } from 'vitest'
import { added, queryOfView, readViews, withView } from './keptViews.ts'

const address = new URLSearchParams('month=2026-10&show=approvable&q=klaverveld&sort=-workedHours&batch=7')

test('a saved view contains the filter, the search and the sort order, but not the month', () => {
  const query = queryOfView(address)
  expect(query).toBe('show=approvable&q=klaverveld&sort=-workedHours')
  expect(`${withView(new URLSearchParams('month=2026-11&q=oud'), { name: 'Klaverveld', query })}`).toBe(
    'month=2026-11&show=approvable&q=klaverveld&sort=-workedHours',
  )
  expect(`${withView(address, { name: 'Alles', query: '' })}`).toBe('month=2026-10&batch=7')
})

test('saved views are sorted by name, and a new view replaces the view with the same name', () => {
  const views = added(added([], { name: 'Zorg', query: 'q=zorg' }), { name: 'Apart', query: 'q=a' })
  expect(added(views, { name: 'Zorg', query: 'q=thuiszorg' })).toEqual([
    { name: 'Apart', query: 'q=a' },
    { name: 'Zorg', query: 'q=thuiszorg' },
  ])
})

test.each([[null], ['{'], ['"x"'], ['[{"name":1,"query":""},null]']])(
  'when the browser has stored the text %s as saved views, the list reads no saved views from that text',
  (text) => {
    expect(readViews(text)).toEqual([])
  },
)
