import { expect, test } from 'vitest'
import { differentStyles } from './checkMantineStyles.ts'

const parts = new Map([
  ['Button', ['m_77c9d27d', 'm_80f1301b']],
  ['Accordion', ['m_9bdbb667']],
])
const script = 'const classes={root:"m_77c9d27d"}'

test('a build is accepted when the app imports the styles of exactly the parts of Mantine that it uses', () => {
  expect(differentStyles(script, new Set(['Button']), parts)).toEqual([])
})

test('a build is refused when it uses a part of Mantine whose styles the app does not import', () => {
  expect(differentStyles(script, new Set(), parts)).toEqual(['the styles of Button are missing'])
})

test('a build is refused when the app imports the styles of a part of Mantine that no script uses, because every page would wait for these styles', () => {
  expect(differentStyles(script, new Set(['Button', 'Accordion']), parts)).toEqual([
    'no script uses the styles of Accordion',
  ])
})
