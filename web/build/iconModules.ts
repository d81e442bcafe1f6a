import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const FACTORY = path.join(import.meta.dirname, '../src/ui/createIcon.tsx')

type Bodies = Readonly<Record<string, { readonly body: string } | undefined>>

let bodies: Bodies | undefined

/**
 * Generates a module `icon:logout` from the icon `logout` of the package `@iconify-json/tabler`. Each icon is a separate
 * module, so that a page loads only the icons that it shows.
 */
export const iconModules = (): Plugin => ({
  name: 'icon-modules',
  // The character \0 before the name of a module tells other plugins that the module has no file.
  resolveId: { filter: { id: /^icon:/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /\0icon:/ },
    handler: (id) => ({ code: moduleOf(id.slice('\0icon:'.length)), map: null, moduleSideEffects: false }),
  },
})

/**
 * The code of the module of an icon. The comment `@__PURE__` in this code lets the bundler remove an icon that a page
 * does not use.
 */
export function moduleOf(name: string): string {
  bodies ??= readBodies()
  const body = bodies[name]?.body
  if (body === undefined) throw new Error(`The package @iconify-json/tabler has no icon '${name}'.`)
  const paths = pathsOf(body).map((data) => JSON.stringify(data))
  return [
    `import { createIcon } from ${JSON.stringify(FACTORY)}`,
    `export const Icon = /* @__PURE__ */ createIcon(${paths.join()})`,
  ].join('\n')
}

function readBodies(): Bodies {
  const file = createRequire(import.meta.url).resolve('@iconify-json/tabler/icons.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly icons: Bodies }).icons
}

/**
 * The attributes that the package gives to an icon with lines. They are removed, because the component of the icon sets
 * them: the width of the lines is a property of this component.
 */
const LINES = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
const AREAS = ' fill="currentColor"'
const PATH = /<path( fill="currentColor")? d="([^"]*)"\/>/g

/**
 * The arguments of createIcon: the path of the lines, and the path of the area when the icon has one. All lines become
 * one path: a list draws an icon in each row, and each element costs time in React, in the styles and in the layout. An
 * icon with two areas is refused, because in one path they can make a hole.
 */
export function pathsOf(body: string): readonly string[] {
  const paths = [...body.replace(LINES, '').matchAll(PATH)]
  const hasLines = body.includes(LINES)
  const lines = paths.filter(([, fill]) => hasLines && fill === undefined)
  const areas = paths.filter((each) => !lines.includes(each))
  const rest = body.replace(LINES, '').replaceAll(PATH, '').replace(AREAS, '')
  if (!['', '<g></g>'].includes(rest) || areas.length > 1) throw new Error(`createIcon cannot draw this icon: ${body}`)
  return [lines.map(([, , data = '']) => absolute(data)).join(''), ...areas.map(([, , data = '']) => data)]
}

const RELATIVE_START = /^m(-?(?:\d*\.)?\d+) ?(-?(?:\d*\.)?\d+) ?(?=([-.\d])?)/

/**
 * Makes the first point of a path absolute, so that this path can be added after another path. The points after the
 * first point stay relative to it.
 */
function absolute(data: string): string {
  const moved = data.replace(RELATIVE_START, (_, x, y, next) => `M${x} ${y}${next === undefined ? '' : 'l'}`)
  if (!moved.startsWith('M')) throw new Error(`The path of this icon does not begin with a point: ${data}`)
  return moved
}
