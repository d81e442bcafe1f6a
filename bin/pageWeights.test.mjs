import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { heavyPages } from './steps/check/pageWeights.mjs'

/**
 * Makes a build for a test. It has an entry, and a page with a script file of 3 kB, which is 2 kB after compression.
 */
function aBuild() {
  const build = mkdtempSync(path.join(tmpdir(), 'uurwerk-build-'))
  onTestFinished(() => rmSync(build, { recursive: true }))
  mkdirSync(path.join(build, '.vite'))
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_start.js'] },
    '_start.js': { file: 'start.js' },
    'src/Page.tsx': { file: 'page.js', imports: ['_start.js'] },
  }
  const sizes = { 'index.js': 500, 'start.js': 1000, 'page.js': 3000, 'page.js.br': 2000 }
  writeFileSync(path.join(build, '.vite/manifest.json'), JSON.stringify(manifest))
  for (const [file, bytes] of Object.entries(sizes)) writeFileSync(path.join(build, file), 'x'.repeat(bytes))
  return build
}

const page = (kilobytes, files) => ({ calendar: { modules: ['src/Page.tsx'], kilobytes, files } })

test('the check of the script files of pages accepts a page within its budget', () => {
  expect(heavyPages(aBuild(), page(3.5, 3))).toEqual([])
})

test('the check of the script files of pages refuses a page above its budget, and reports the size', () => {
  expect(heavyPages(aBuild(), page(3.4, 2))).toEqual([
    'calendar: 3.5 kB of script, of at most 3.4',
    'calendar: 3 script files, of at most 2',
  ])
})

test('the check of the script files of pages reports a page that the build does not contain any more', () => {
  expect(() => heavyPages(aBuild(), { old: { modules: ['src/Old.tsx'], kilobytes: 9, files: 9 } })).toThrow(
    'the build has no src/Old.tsx',
  )
})
