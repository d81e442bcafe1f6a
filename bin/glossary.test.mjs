import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject, projectFolder } from './steps/project.mjs'
import { sourcesBelow } from './steps/sourcesBelow.mjs'

/** All words in the source files and in the paths of these files. */
const wordsOfCode = () =>
  sourcesBelow(projectFolder)
    .filter((file) => /\.(tsx?|mjs|sql|typ)$/.test(file))
    .flatMap((file) => `${file} ${readFileSync(inProject(file), 'utf8')}`.split(/\W+/))

test('each name in the glossary is a name in the code', () => {
  const glossary = readFileSync(inProject('docs/glossary.md'), 'utf8')
  const names = Array.from(glossary.matchAll(/`(\w+)`/g), ([, name]) => name)
  const words = new Set(wordsOfCode())
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !words.has(name))).toEqual([])
})
