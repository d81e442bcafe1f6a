import type { Plugin } from 'vite'

type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const PARTS = /(?<=const __iconNode = )\[\[.*\]\](?=;)/

/**
 * Joins the lines of an outline icon to one path. An icon of the library has an element for each line, up to eight. A
 * list draws an icon in each row, and each element costs time in React, in the styles and in the layout.
 */
export const onePathIcons = (): Plugin => ({
  name: 'one-path-icons',
  transform: {
    filter: { id: /@tabler\/icons-react\/dist\/esm\/icons\/\w+\.mjs$/, code: 'createReactComponent("outline"' },
    handler: (code) => ({ code: code.replace(PARTS, withOnePath), map: null }),
  },
})

/**
 * Joins the parts of an icon to one path. When a part is not an absolute path without other attributes, the parts stay
 * unchanged.
 */
export function withOnePath(text: string): string {
  const parts = JSON.parse(text) as readonly Part[]
  const lines = parts.flatMap(([tag, { d = '', key: _key, ...others }]) =>
    tag === 'path' && d.startsWith('M') && Object.keys(others).length === 0 ? [d] : [],
  )
  return lines.length < parts.length ? text : JSON.stringify([['path', { d: lines.join(''), key: 'svg-0' }]])
}
