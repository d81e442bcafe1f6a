import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { createDatabase } from '../../platform/db/database.ts'
import { wordsOfNames } from './wordsOfNames.ts'

const newOffice = () =>
  createDatabase({ options: {}, connect: () => Promise.reject(new Error('not used')), end: async () => {} })

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('the search removes the names of an office from memory when the server does not serve that office any more, and keeps the names of another office', async () => {
  const staying = newOffice()
  const kept = new WeakRef(wordsOfNames(staying, ['Lena Nys']))
  const gone = new WeakRef(wordsOfNames(newOffice(), ['Bert Aerts']))
  await vi.waitFor(() => {
    collectGarbage()
    // `expect` gets only the result of the comparison. If `expect` got the value itself, it could keep the value in
    // memory.
    expect(gone.deref() === undefined).toBe(true)
  })
  expect(kept.deref()?.get('Lena Nys')).toBe(wordsOfNames(staying, ['Lena Nys']).get('Lena Nys'))
})

test('the next search removes from memory a name that the office does not have any more', () => {
  const office = newOffice()
  const [lena, bert] = [...wordsOfNames(office, ['Lena', 'Bert']).values()]
  expect([...wordsOfNames(office, ['Lena'])]).toEqual([['Lena', lena]])
  expect(wordsOfNames(office, ['Lena', 'Bert']).get('Bert')).not.toBe(bert)
})
