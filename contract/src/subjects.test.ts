import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const all = [...endpoints.values()]
const isFile = ({ response }: Endpoint) => 'download' in response
const isRead = ({ method, reads }: Endpoint) => method === 'GET' || reads === true
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

test('each API call that reads data declares which data it returns, and each API call that changes data declares which data it changes', () => {
  const silent = all.filter((each) => !isFile(each) && (isRead(each) ? each.shows : each.changes) === undefined)
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('each kind of data that an API call can change is returned by another API call', () => {
  const shown = new Set(all.flatMap(({ shows }) => shows ?? []))
  expect(all.flatMap(({ changes }) => changes ?? []).filter((subject) => !shown.has(subject))).toEqual([])
})

test('when an API call changes data and returns the answer of a reading call, the two calls have the same answer type and allow the same roles', () => {
  const different = all.filter(
    ({ answers, response, access }) =>
      answers !== undefined && (answers.response !== response || answers.access !== access || answers.method !== 'GET'),
  )
  expect(different.map(({ path }) => path)).toEqual([])
})

test('an API call that changes data and has the answer type of a reading call declares that reading call', () => {
  const undeclared = all.filter(
    (each) =>
      !isRead(each) &&
      each.answers === undefined &&
      each.answersRowsOf === undefined &&
      all.some((read) => isRead(read) && read.response === each.response && read.access === each.access),
  )
  expect(undeclared.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('the path of an API call that removes a record contains the id of that record and no other id', () => {
  const removals = all.filter(({ removes }) => removes === true)
  expect(removals.filter(({ path }) => namesIn(path).length !== 1)).toEqual([])
})

test('the body of an API call that removes records contains the ids of these records', () => {
  const fieldsOf = ({ body }: Endpoint) => (body instanceof z.ZodObject ? Object.keys(body.shape) : [])
  const named = all.flatMap((each) =>
    each.removes === true ? [] : (each.removes ?? []).map((name) => ({ each, name })),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ each, name }) => !fieldsOf(each).includes(name))).toEqual([])
})
