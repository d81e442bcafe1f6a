import { expect, test } from 'vitest'
import { moduleOf, pathsOf } from './iconModules.ts'

const lines = (paths: string) =>
  `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2">${paths}</g>`

test('the lines of an icon become one path, so that a list with the icon in each row has fewer elements', () => {
  expect(pathsOf(lines('<path d="M3 12a9 9 0 1 0 18 0"/><path d="M12 7v5l3 3"/>'))).toEqual([
    'M3 12a9 9 0 1 0 18 0M12 7v5l3 3',
  ])
})

test('a line of an icon that begins at a relative point keeps its position when it is added to the path of another line', () => {
  expect(pathsOf(lines('<path d="M5 12h1"/><path d="m9 14l-4-4"/><path d="m.5-.5 1 1"/>'))).toEqual([
    'M5 12h1M9 14l-4-4M.5 -.5l1 1',
  ])
})

test('an area of an icon with lines stays separate, and a filled icon has no lines', () => {
  expect(pathsOf(lines('<path d="M9 14l6-6"/><path fill="currentColor" d="M9 8.5a.5.5 0 1 0 1 0"/>'))).toEqual([
    'M9 14l6-6',
    'M9 8.5a.5.5 0 1 0 1 0',
  ])
  expect(pathsOf('<path fill="currentColor" d="M12 1.67z"/>')).toEqual(['', 'M12 1.67z'])
})

test('the build refuses an icon that does not exist, has two areas, has other elements than paths, or has a path that does not begin with a point', () => {
  expect(() => moduleOf('no-such-icon')).toThrow("The package @iconify-json/tabler has no icon 'no-such-icon'.")
  for (const body of [
    '<g fill="currentColor"><path d="M1 1z"/><path d="M2 2z"/></g>',
    lines('<circle cx="12" cy="12" r="9"/>'),
    lines('<path d="M1 1h1" opacity=".5"/>'),
  ])
    expect(() => pathsOf(body)).toThrow(`createIcon cannot draw this icon: ${body}`)
  expect(() => pathsOf(lines('<path d="m9,14l1 1"/>'))).toThrow('The path of this icon does not begin with a point')
})
