import { expect, test } from 'vitest'
import { differentStyles } from './checkMantineStyles.ts'

const parts = new Map([
  ['Button', ['m_77c9d27d', 'm_80f1301b']],
  ['Accordion', ['m_9bdbb667']],
])
const script = 'const classes={root:"m_77c9d27d"}'

test('a build that imports exactly the styles of its parts is accepted', () => {
  expect(differentStyles(script, new Set(['Button']), parts)).toEqual([])
})

test('a build that uses a part without its styles is refused', () => {
  expect(differentStyles(script, new Set(), parts)).toEqual(['the styles of Button are missing'])
})

test('a build with the styles of a part that no script uses is refused, because every page would wait for them', () => {
  expect(differentStyles(script, new Set(['Button', 'Accordion']), parts)).toEqual([
    'no script uses the styles of Accordion',
  ])
})
