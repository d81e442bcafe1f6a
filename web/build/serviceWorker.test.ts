import { expect, test } from 'vitest'
import { precacheList } from './serviceWorker.ts'

const revisions = (files: Record<string, string>) =>
  Object.fromEntries(
    precacheList(new Set(Object.keys(files)), (file) => Buffer.from(files[file] ?? '')).map((file) => [
      file.url,
      file.revision,
    ]),
  )

const FILES = { 'assets/index-7c.css': '', 'assets/index-3f.js': '', 'assets/start-a1.js': '', 'favicon.svg': '<svg/>' }

test('a browser loads a stored file again when its content has changed', () => {
  const before = revisions(FILES)
  expect(revisions(FILES)).toEqual(before)
  expect(revisions({ ...FILES, 'favicon.svg': '<svg />' })['favicon.svg']).not.toBe(before['favicon.svg'])
})

test('a file with a hash in its name has no revision, and the revision of the HTML page is the name of the entry file', () => {
  expect(revisions(FILES)).toEqual({
    'assets/index-7c.css': null,
    'assets/index-3f.js': null,
    'assets/start-a1.js': null,
    'favicon.svg': expect.any(String),
    '/': 'assets/index-3f.js',
  })
})

test('the build stops when it has no entry file', () => {
  expect(() => revisions({ 'favicon.svg': '', 'assets/index-7c.css': '' })).toThrow('the build has no entry file')
})
