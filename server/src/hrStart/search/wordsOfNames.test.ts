import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { createDatabase } from '../../platform/db/database.ts'
import { wordsOfNames } from './wordsOfNames.ts'

const newOffice = () =>
  createDatabase({ options: {}, connect: () => Promise.reject(new Error('not used')), end: async () => {} })

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test('the names of an office that is served no longer are not in memory, while those of another office stay', async () => {
  const staying = newOffice()
  const kept = new WeakRef(wordsOfNames(staying, ['Lena Nys']))
  const gone = new WeakRef(wordsOfNames(newOffice(), ['Bert Aerts']))
  await vi.waitFor(() => {
    collectGarbage()
    // Only the comparison is given to `expect`, because the error of `expect` would keep the value in memory.
    expect(gone.deref() === undefined).toBe(true)
  })
  expect(kept.deref()?.get('Lena Nys')).toBe(wordsOfNames(staying, ['Lena Nys']).get('Lena Nys'))
})

test('a name that the office no longer has is forgotten at the next search', () => {
  const office = newOffice()
  const [lena, bert] = [...wordsOfNames(office, ['Lena', 'Bert']).values()]
  expect([...wordsOfNames(office, ['Lena'])]).toEqual([['Lena', lena]])
  expect(wordsOfNames(office, ['Lena', 'Bert']).get('Bert')).not.toBe(bert)
})
