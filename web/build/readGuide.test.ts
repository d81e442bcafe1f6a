import { expect, test } from 'vitest'
import { readGuide } from './readGuide.ts'

test('a user guide has a title, and the headings of the guide have the same anchors as on GitHub', () => {
  const { title, blocks } = readGuide(
    '# Voor HR: het *maandeinde*\n\n## Eén factuur, of veel?\n\n### De eerste `admin`\n',
  )
  expect(title).toBe('Voor HR: het maandeinde')
  expect(blocks).toMatchObject([
    { as: 'heading', depth: 2, id: 'eén-factuur-of-veel', title: 'Eén factuur, of veel?' },
    { as: 'heading', depth: 3, id: 'de-eerste-admin', title: 'De eerste admin' },
  ])
})

test('the page of a user guide keeps the emphasis, the links and the special characters of a sentence', () => {
  const { blocks } = readGuide('# T\n\nKlik op **Lonen & zo** in\n[de lijst](maandeinde.md#goedkeuren), `a < b`.\n')
  expect(blocks).toEqual([
    {
      as: 'paragraph',
      words: [
        { as: 'text', text: 'Klik op ' },
        { as: 'strong', words: [{ as: 'text', text: 'Lonen & zo' }] },
        { as: 'text', text: ' in ' },
        { as: 'link', to: 'maandeinde.md#goedkeuren', words: [{ as: 'text', text: 'de lijst' }] },
        { as: 'text', text: ', ' },
        { as: 'code', text: 'a < b' },
        { as: 'text', text: '.' },
      ],
    },
  ])
})

test('the numbered steps of a user guide keep their numbers after a picture', () => {
  const { blocks } = readGuide('# T\n\n1. Kies.\n\n![De knop](beelden/knop.webp)\n\n2. Klik.\n')
  expect(blocks).toMatchObject([
    { as: 'list', ordered: true, start: 1, items: [[{ as: 'paragraph' }]] },
    { as: 'picture', file: 'beelden/knop.webp', alt: 'De knop' },
    { as: 'list', ordered: true, start: 2 },
  ])
})

test('the page of a user guide keeps the notes, the tables and the commands of the guide', () => {
  const { blocks } = readGuide('# T\n\n> Let op.\n\n| a | b |\n|---|---|\n| `c` | d |\n\n```\nnpm start\n```\n')
  expect(blocks).toEqual([
    { as: 'note', blocks: [{ as: 'paragraph', words: [{ as: 'text', text: 'Let op.' }] }] },
    {
      as: 'table',
      head: [[{ as: 'text', text: 'a' }], [{ as: 'text', text: 'b' }]],
      rows: [[[{ as: 'code', text: 'c' }], [{ as: 'text', text: 'd' }]]],
    },
    { as: 'commands', text: 'npm start' },
  ])
})

test.each([
  ['HTML', '# T\n\n<b>vet</b>\n'],
  ['HTML in a sentence', '# T\n\nEen <b>vet</b> woord.\n'],
  ['a picture in a sentence', '# T\n\nZie ![dit](a.webp) hier.\n'],
  ['a line across', '# T\n\n---\n'],
  ['a heading that is too deep', '# T\n\n#### Diep\n'],
  ['a guide without a title', '## Begin\n'],
])('the build stops when a guide contains %s', (_, markdown) => {
  expect(() => readGuide(markdown)).toThrow(/a guide|a sentence|a heading/)
})
