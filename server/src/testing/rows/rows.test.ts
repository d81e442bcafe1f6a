import { expect, inject, test } from 'vitest'
import { rowComparer } from './compareRows.ts'
import { mismatchOf, type Shape } from './shape.ts'

const declared = inject('declaredRows')
const compare = rowComparer(declared)

test('the check of database rows finds a value of another type than the code states, also inside JSON', () => {
  const sent = { name: 'absences of a person', text: '' }
  const absence = { id: 1, version: 1, day: '2026-11-04', category: 'VACATION', fullDay: true, seconds: 27_360 }
  const row = {
    absences: [{ ...absence, editedByAdmin: false, counter: null }],
    prolonged_sick_leaves: [],
    employment: { start: '2024-01-01', end: null },
    sick_day_seconds: 27_360,
  }
  const mismatchIn = (changed: object) => compare(sent, [row, { ...row, ...changed }]).mismatch
  expect(mismatchIn({})).toBeNull()
  expect(mismatchIn({ sick_day_seconds: '27360' })).toMatch(/absenceStore.ts:\d+: row.sick_day_seconds is "27360"/)
  expect(mismatchIn({ employment: null })).toContain('row.employment is null')
  expect(mismatchIn({ absences: [{ ...absence, editedByAdmin: false }] })).toContain(
    'row.absences[0].counter is undefined',
  )
  expect(mismatchIn({ absences: [{ ...row.absences[0], category: 'HOLIDAY' }] })).toContain('row.absences[0].category')
})

test('the check of database rows recognises an SQL statement by its fixed parts, with other values and fragments between them', () => {
  const shape: Shape = { fields: { id: 'number' }, others: null, optional: [] }
  const some = rowComparer([
    { at: 'a', statement: ['select id from people where id = ', ''], row: shape },
    { at: 'b', statement: ['select id from ', ' where id = ', ''], row: shape },
  ])
  expect(some({ text: 'select id from people where id = $1' }, [{ id: 1 }]).places).toEqual(['a'])
  expect(some({ text: 'select id from customers where id = $1' }, [{ id: 1 }]).places).toEqual(['b'])
  expect(some({ text: 'select id from orders' }, [{ id: 'x' }])).toEqual({ places: [], mismatch: null })
})

test('the check of database rows compares literals, lists, tuples, bytes and optional fields', () => {
  const pair: Shape = { tuple: ['string', { anyOf: ['number', { literal: null }] }] }
  expect(
    mismatchOf({ items: pair }, [
      ['a', 1],
      ['b', null],
    ]),
  ).toBeNull()
  expect(mismatchOf({ items: pair }, [['a', 1], ['b']])).toMatchObject({ path: 'row[1]' })
  expect(mismatchOf('bytes', Buffer.from('a'))).toBeNull()
  const optional: Shape = { fields: { a: 'string' }, others: null, optional: ['a'] }
  expect([mismatchOf(optional, {}), mismatchOf(optional, { a: 1 })]).toMatchObject([null, { path: 'row.a' }])
})

test('no type of a database row is any or unknown, except where the code reads any value', () => {
  const without = declared.filter(({ row }) => row === 'unknown').map(({ at }) => at)
  expect(without).toEqual([])
  expect(declared.length).toBeGreaterThan(150)
})
