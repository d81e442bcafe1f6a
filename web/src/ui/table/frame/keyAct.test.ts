import { expect, test } from 'vitest'
import { keyAct, type Focus } from './keyAct.ts'

const own = { g: () => undefined }
const act = (key: string, focus: Focus, repeat = false) => keyAct({ key, repeat }, focus, own)

test.each<[string, Focus]>([
  ['j', 'screen'],
  ['j', 'radio'],
  ['ArrowDown', 'search'],
  ['Enter', 'search'],
])('when HR presses %s while the focus is on the %s, the first row gets the focus', (key, focus) => {
  expect(act(key, focus)).toBe('toFirst')
})

test.each<Focus>(['screen', 'radio', 'row'])(
  'when HR presses / while the focus is on the %s, the search field gets the focus',
  (focus) => {
    expect(act('/', focus)).toBe('toSearch')
  },
)

test('the arrow keys, Enter and Space do nothing in the list while the focus is on a radio button or outside the list', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', ' ']) {
    expect(act(key, 'radio')).toBeNull()
    expect(act(key, 'screen')).toBeNull()
  }
})

test('the letter keys of the list do nothing while HR types in a field or in the search field', () => {
  for (const key of ['j', 'k', 'x', 'g', '/']) {
    expect(act(key, 'field')).toBeNull()
    expect(act(key, 'search')).toBeNull()
  }
})

test('the key of an action, such as approving a month, works only while the focus of HR is in a row', () => {
  expect(act('g', 'row')).toBe('own')
  expect(act('g', 'screen')).toBeNull()
})

test('while HR holds a key down, the focus moves on from row to row, and an approval or a selection happens only once', () => {
  expect(act('j', 'row', true)).toBe('next')
  expect(act('ArrowUp', 'row', true)).toBe('previous')
  for (const key of ['g', 'x', 'Enter']) expect(act(key, 'row', true)).toBe('ignore')
  expect(act('Tab', 'row', true)).toBeNull()
})
