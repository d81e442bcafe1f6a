import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const all = [...endpoints.values()]
const isFile = ({ response }: Endpoint) => 'download' in response
const isRead = ({ method, reads }: Endpoint) => method === 'GET' || reads === true
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

test('every read says what it shows, and every write what it changes', () => {
  const silent = all.filter((each) => !isFile(each) && (isRead(each) ? each.shows : each.changes) === undefined)
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('every subject that a write changes is shown by a read', () => {
  const shown = new Set(all.flatMap(({ shows }) => shows ?? []))
  expect(all.flatMap(({ changes }) => changes ?? []).filter((subject) => !shown.has(subject))).toEqual([])
})

test('a write that answers a read has the same answer, for the same access', () => {
  const different = all.filter(
    ({ answers, response, access }) =>
      answers !== undefined && (answers.response !== response || answers.access !== access || answers.method !== 'GET'),
  )
  expect(different.map(({ path }) => path)).toEqual([])
})

test('a removal names only its record in its path', () => {
  const removals = all.filter(({ removes }) => removes === true)
  expect(removals.filter(({ path }) => namesIn(path).length !== 1)).toEqual([])
})
