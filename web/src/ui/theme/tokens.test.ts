import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The text of all style sheets and scripts of the web application, without its tests. */
const sources = readdirSync(path.join(import.meta.dirname, '../..'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((file) => readFileSync(path.join(file.parentPath, file.name), 'utf8'))
  .join('\n')

const namesIn = (pattern: RegExp): Set<string> => new Set([...sources.matchAll(pattern)].map(([, name = '']) => name))

test('each colour and size that a style sheet or a component names exists', () => {
  const used = namesIn(/var\((--u-[\w-]+)[,)]/g)
  expect(used.size).toBeGreaterThan(100)
  expect([...used.difference(namesIn(/(--u-[\w-]+)'?:/g))]).toEqual([])
})
