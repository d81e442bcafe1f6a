import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { invoice } from '../testing/sampleDocuments.ts'
import type { RenderJob } from './renderJob.ts'

test('when the server ends while a document is made, the renderer ends without an error', async () => {
  const renderer = fork(new URL('./typstProcess.ts', import.meta.url), { serialization: 'advanced', silent: true })
  const [ready] = await once(renderer, 'message')
  const job: RenderJob = {
    document: JSON.stringify({ kind: 'invoice', invoice }),
    logos: [],
    logoRequired: false,
    createdAt: 1_793_000_000,
  }
  renderer.send(job)
  renderer.disconnect()
  const errors = text(renderer.stderr!)
  const [exitCode] = await once(renderer, 'exit')
  expect([ready, exitCode, await errors]).toEqual(['ready', 0, ''])
})
