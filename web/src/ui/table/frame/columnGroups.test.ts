import { expect, test } from 'vitest'
import { columnGroups, startsGroup } from './columnGroups.ts'

const column = (key: string, group?: string) => ({ key, title: key, group, value: () => null })

test('in a table, neighbouring columns of the same group have one shared header', () => {
  const columns = [
    column('who'),
    column('left'),
    column('a', 'One'),
    column('b', 'One'),
    column('c', 'Two'),
    column('do'),
  ]
  expect(columnGroups(columns)).toEqual([
    { key: 'who', title: undefined, span: 2 },
    { key: 'a', title: 'One', span: 2 },
    { key: 'c', title: 'Two', span: 1 },
    { key: 'do', title: undefined, span: 1 },
  ])
})

test('in a table, a line separates each group of columns from the other columns', () => {
  const columns = [column('who'), column('a', 'One'), column('b', 'One'), column('c', 'Two'), column('do')]
  const ruled = columns.filter((_column, place) => startsGroup(columns, place)).map(({ key }) => key)
  expect(ruled).toEqual(['a', 'c', 'do'])
})
