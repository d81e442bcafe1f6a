import { buffer } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { unzipped } from '../testing/unzipped.ts'
import { zipOf } from './zipOf.ts'

const entry = (name: string, texts: Iterable<string>) => ({
  name,
  read: async () => ({ content: Array.from(texts, (text) => Buffer.from(text)) }),
})

function* brokenAfter(text: string): Iterable<Buffer> {
  yield Buffer.from(text)
  throw new Error('this row cannot be written')
}

test('two files whose names differ only in upper and lower case get different names in a zip file', async () => {
  const files = await unzipped(await buffer(zipOf([entry('a.txt', ['1', '2']), entry('A.txt', ['3'])])))
  expect(Object.fromEntries([...files].map(([name, content]) => [name, String(content)]))).toEqual({
    'a.txt': '12',
    'A (2).txt': '3',
  })
})

test('when a file fails while it is written, the download of the zip file is aborted', async () => {
  const broken = { name: 'broken.txt', read: async () => ({ content: brokenAfter('a') }) }
  await expect(buffer(zipOf([entry('a.txt', ['1']), broken]))).rejects.toThrow('this row cannot be written')
})

test('when a file fails before somebody reads the zip file, the process does not end, and the reader gets the error', async () => {
  const broken = { name: 'broken.txt', read: async () => ({ content: brokenAfter('a') }) }
  const zip = zipOf([broken])
  await vi.waitFor(() => expect(zip.destroyed).toBe(true))
  await expect(buffer(zip)).rejects.toThrow('this row cannot be written')
})

test('when a file cannot be read, the download of the zip file is aborted', async () => {
  const unreadable = { name: 'a.txt', read: () => Promise.reject(new Error('the file is gone')) }
  await expect(buffer(zipOf([unreadable]))).rejects.toThrow('the file is gone')
})
