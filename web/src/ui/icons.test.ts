import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IconAlertTriangleFilled, IconReceiptTax } from './icons.ts'

const sources = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(sources, file), 'utf8')

test('the catalogue has the icons that the screens use, in alphabetical order, each under its own name', () => {
  const used = globSync('**/*.{ts,tsx}', { cwd: sources }).flatMap((file) =>
    [...read(file).matchAll(/^import \{([^}]*)\} from '[./a-z]*\/icons\.ts'/gm)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    ),
  )
  const catalogue = [...read('ui/icons.ts').matchAll(/^export .*/gm)].map(([line]) => line)
  expect(catalogue).toEqual(
    [...new Set(used)].sort().map((name) => `export { Icon as ${name} } from '${moduleOf(name)}'`),
  )
})

/** The module of an icon: 'icon:circle-half-2' for IconCircleHalf2. */
const moduleOf = (name: string): string =>
  name
    .replace('Icon', 'icon:')
    .replaceAll(/(?<!:)([A-Z]|\d+)/g, '-$1')
    .toLowerCase()

test('an icon has the size, the width of the lines and the attributes that a screen gives it', () => {
  expect(renderToStaticMarkup(createElement(IconReceiptTax, { size: 16, stroke: 1.75, className: 'tax' }))).toMatch(
    /^<svg xmlns="[^"]*" width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" class="tax"><path d="[^"]*"><\/path><path d="[^"]*" fill="currentColor"><\/path><\/svg>$/,
  )
  expect(renderToStaticMarkup(createElement(IconAlertTriangleFilled, { stroke: 1.75, 'aria-hidden': true }))).toMatch(
    /^<svg [^>]*width="24" height="24" [^>]*stroke="none" [^>]*aria-hidden="true"><path d="[^"]*" fill="currentColor"><\/path><\/svg>$/,
  )
})
