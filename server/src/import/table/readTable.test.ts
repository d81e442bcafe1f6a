import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { readTable } from './readTable.ts'

const KNOWN = { columns: [{ path: 'firstName', names: ['Voornaam'] }], remembered: [] }

test('the import refuses a file that takes too long to read', async () => {
  const context = readTable(`Voornaam;E-mail\n${'""\n'.repeat(1_000_000)}`, KNOWN, { readWithinMs: 100 })
  await expect(context).rejects.toMatchObject({ refusal: { code: 'import_unreadable' } })
})

test('an error of the reading thread after it has read the file does not end the server process', async () => {
  const started = once(process, 'worker') as Promise<[Worker]>
  const reading = readTable(`Voornaam;E-mail\n${'""\n'.repeat(1_000_000)}`, KNOWN, { readWithinMs: 100 })
  const [thread] = await started
  const terminate = thread.terminate.bind(thread)
  thread.terminate = () => {
    // When nothing listens to the event 'error' of the thread, Node throws the error.
    thread.emit('error', new Error('out of memory'))
    return terminate()
  }
  await expect(reading).rejects.toMatchObject({ refusal: { code: 'import_unreadable' } })
})
