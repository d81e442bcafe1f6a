import { expect, test } from 'vitest'
import { contrastOf } from './contrastOf.ts'
import css from './tokens.css?raw'

// Tests all allowed pairs of a text colour and a background colour, in both themes (WCAG 2.2 AA: 4.5 for text, 3 for
// other marks).

const values = [...css.matchAll(/--u-([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g)]
const light = Object.fromEntries(values.map(([, name = '', ofLight = '']) => [name, ofLight]))
const dark = Object.fromEntries(values.map(([, name = '', ofLight = '', ofDark = ofLight]) => [name, ofDark]))

const channels = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16))

const hues = ['grey', 'blue', 'green', 'red', 'orange', 'purple', 'lime', 'teal', 'yellow', 'black']
const grounds = ['bg', 'surface', 'raised', 'sunken', 'hover', 'weekend', 'row-selected']
const texts = ['text', 'text-muted', 'text-faint', 'brand-text', 'red-text', 'green-text']
const pairs: [mark: string, ground: string, least: number][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string, number] => [text, ground, 4.5])),
  ...hues.flatMap((hue): [string, string, number][] => [
    [`${hue}-text`, `${hue}-soft`, 4.5],
    [`${hue}-text`, 'surface', 4.5],
  ]),
  ...['blue', 'red', 'green', 'orange'].map((hue): [string, string, number] => ['text', `${hue}-soft`, 4.5]),
  ...['brand', 'brand-hover'].map((ground): [string, string, number] => ['on-brand', ground, 4.5]),
  ...['brand-text', 'text', 'text-muted'].map((text): [string, string, number] => [text, 'brand-soft', 4.5]),
  ['brand-text', 'brand-soft-hover', 4.5],
  ...['red-strong', 'red-strong-hover'].map((ground): [string, string, number] => ['on-red-strong', ground, 4.5]),
  ...['holiday', 'occupied'].flatMap((day): [string, string, number][] =>
    [`${day}-text`, 'text', 'text-muted'].map((text) => [text, day, 4.5]),
  ),
  ...['control-line', 'focus', 'now', 'brand'].flatMap((mark): [string, string, number][] => [
    [mark, 'surface', 3],
    [mark, 'bg', 3],
  ]),
  ...['grey', 'blue', 'green', 'red', 'purple', 'teal'].map((hue): [string, string, number] => [
    `${hue}-solid`,
    'surface',
    3,
  ]),
  ['brand', 'bar-track', 3],
]

test.each([
  ['light', light],
  ['dark', dark],
])('every text and mark has enough contrast in the %s theme', (_name, roles) => {
  const tooFaint = pairs.filter(
    ([mark, ground, least]) => !(contrastOf(roles[mark] ?? '', roles[ground] ?? '') >= least),
  )
  expect(tooFaint).toEqual([])
})

test('the text on the colour of a shift, an absence or a pay code has enough contrast', () => {
  const fills = Object.keys(light).filter((name) => /^(ev|shift|pay)-/.test(name) && !name.endsWith('-text'))
  const wrong = fills.filter((name) => {
    const [red = 0, green = 0, blue = 0] = channels(light[name] ?? '')
    const wanted = 0.299 * red + 0.587 * green + 0.114 * blue > 149 ? '#000000' : '#ffffff'
    return light[`${name}-text`] !== wanted || contrastOf(light[name] ?? '', wanted) < 4.5
  })
  expect(fills.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})
