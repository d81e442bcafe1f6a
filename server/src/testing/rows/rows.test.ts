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
  // A prepared statement is found by its name, although its text also matches another statement in the code.
  const named = rowComparer([
    { at: 'a', statement: ['select ', ''], row: shape },
    { at: 'b', statement: 'names', row: { fields: { name: 'string' }, others: null, optional: [] } },
    { at: 'c', statement: ['answer in ', ''], row: shape },
  ])
  expect(named({ name: 'names', text: 'select name from people' }, [{ name: 'An' }]).places).toEqual(['b'])
  expect(named({ name: 'answer in contact_answers', text: 'select id' }, [{ id: 1 }]).places).toEqual(['c'])
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
  expect(mismatchOf({ items: pair }, [['a', 1], ['b']])).toMatchObject({ path: '[1]' })
  expect(mismatchOf('bytes', Buffer.from('a'))).toBeNull()
  const optional: Shape = { fields: { a: 'string' }, others: null, optional: ['a'] }
  expect([mismatchOf(optional, {}), mismatchOf(optional, { a: 1 })]).toMatchObject([null, { path: '.a' }])
})

test('the check of database rows finds a VAT regime that is not a text, and accepts an object with any fields', () => {
  const chosen = declared.flatMap(({ row }) =>
    typeof row === 'object' && 'fields' in row ? row.fields['vatRegime'] : [],
  )
  expect(chosen.length).toBeGreaterThan(5)
  expect(chosen.filter((shape) => shape !== undefined && mismatchOf(shape, 7) === null)).toEqual([])
  expect(mismatchOf('object', {}) ?? mismatchOf('object', [])).toBeNull()
  expect([mismatchOf('object', null), mismatchOf('object', 'a')]).not.toContain(null)
})

/** The fields that may have any value, because the code does not read the value or checks it itself. */
const ANY_VALUE = [
  // The old and the new value of a changed field. The field can be a field of any record.
  'src/audit/auditPageStore.ts row.changes.*',
  'src/invoicing/list/invoiceReadStore.ts row.history[].changes.*',
  'src/ownStart/changes/changeNoticeStore.ts row.changes.*',
  'src/ownStart/ownStartStore.ts row.changes.*',
  'src/people/personalData/personalDataStore.ts row.changes.*',
  // The current record in the refusal of a command, when another user changed this record first.
  'src/invoicing/batch/batchReadStore.ts row.results[].refusal.current',
]

/** Returns the paths of the fields of a row type whose type is `any` or `unknown`. */
function unknownIn(shape: Shape, path = 'row'): string[] {
  if (typeof shape === 'string') return shape === 'unknown' ? [path] : []
  if ('literal' in shape) return []
  if ('anyOf' in shape) return shape.anyOf.flatMap((each) => unknownIn(each, path))
  if ('items' in shape) return unknownIn(shape.items, `${path}[]`)
  if ('tuple' in shape) return shape.tuple.flatMap((each, index) => unknownIn(each, `${path}[${index}]`))
  const { fields, others } = shape
  const named = Object.entries(fields).flatMap(([name, each]) => unknownIn(each, `${path}.${name}`))
  return others === null ? named : [...named, ...unknownIn(others, `${path}.*`)]
}

test('no field of a database row has the type any or unknown, except the listed fields whose value the code does not read or checks itself', () => {
  const found = declared.flatMap(({ at, row }) => unknownIn(row).map((path) => `${at.split(':')[0]} ${path}`))
  expect([...new Set(found)].toSorted()).toEqual(ANY_VALUE.toSorted())
  expect(declared.length).toBeGreaterThan(350)
})
