import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const all = [...endpoints.values()]
const isFile = ({ response }: Endpoint) => 'download' in response
const isRead = ({ method, reads }: Endpoint) => method === 'GET' || reads === true
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

test('every read declares the data that it shows, and every write declares the data that it changes', () => {
  const silent = all.filter((each) => !isFile(each) && (isRead(each) ? each.shows : each.changes) === undefined)
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('for all data that a write can change, there is a read that shows this data', () => {
  const shown = new Set(all.flatMap(({ shows }) => shows ?? []))
  expect(all.flatMap(({ changes }) => changes ?? []).filter((subject) => !shown.has(subject))).toEqual([])
})

test('a write that returns the answer of a read has the same answer type and the same access as the read', () => {
  const different = all.filter(
    ({ answers, response, access }) =>
      answers !== undefined && (answers.response !== response || answers.access !== access || answers.method !== 'GET'),
  )
  expect(different.map(({ path }) => path)).toEqual([])
})

test('the path of a removal contains only the id of the removed record', () => {
  const removals = all.filter(({ removes }) => removes === true)
  expect(removals.filter(({ path }) => namesIn(path).length !== 1)).toEqual([])
})
