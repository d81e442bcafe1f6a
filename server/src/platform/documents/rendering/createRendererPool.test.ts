import { fileURLToPath } from 'node:url'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { DocumentFault } from '../documentFault.ts'
import { createRendererPool } from './createRendererPool.ts'
import { TYPST_PROGRAM, startRenderer } from './startRenderer.ts'

const STUB = fileURLToPath(new URL('../testing/stubProcess.ts', import.meta.url))

/**
 * On a busy machine, the start of a renderer takes seconds, so only the tests of a renderer that hangs have a short
 * limit.
 */
const poolOf = (size: number, timeLimit = 60_000) =>
  createRendererPool({ size, start: () => startRenderer({ program: STUB, timeLimit }) })

let pool = poolOf(1)
afterEach(() => {
  pool.stop()
  pool = poolOf(1)
})

const job = { createdAt: 0, logos: [], logoRequired: false }
const render = async (document: string): Promise<string> => (await pool.render({ ...job, document })).toString()

function useFakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('documents that are requested at once are made one after another by one process', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map(render))).toEqual(['a', 'b', 'c'])
  expect(await render('pid')).toBe(await render('pid'))
})

test('when a document fails, its error says what is wrong in the template, and the same process makes the next document', async () => {
  const pid = await render('pid')
  await expect(render('fault')).rejects.toThrow(new DocumentFault('unknown variable: x'))
  expect(await render('pid')).toBe(pid)
})

test('the error of a document contains the message of Typst', async () => {
  const typst = startRenderer({ program: TYPST_PROGRAM, timeLimit: 60_000 })
  await expect(typst.render({ ...job, document: 'not JSON' })).rejects.toThrow(/failed to parse JSON/)
  typst.stop()
})

test(
  'a renderer that hangs is killed after its time limit, and a new renderer makes the next document',
  { tags: 'deep' },
  async () => {
    pool = poolOf(1, 2_000)
    const pid = await render('pid')
    useFakeTimers()
    const rendered = Promise.allSettled([render('hang'), render('pid')])
    await vi.advanceTimersByTimeAsync(2_000)
    const [hanging, next] = await rendered
    expect(hanging).toMatchObject({
      status: 'rejected',
      reason: new DocumentFault('the document was not made within 2000 ms'),
    })
    expect(next.status === 'fulfilled' && next.value !== pid).toBe(true)
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  },
)

test('the time in which a renderer starts does not count for the time limit of its first document', async () => {
  useFakeTimers()
  const slow = startRenderer({ program: STUB, timeLimit: 2000 })
  const made = slow.render({ ...job, document: 'a' })
  // The process becomes ready only while the test waits for the document. The clock is moved before that, so this time
  // counts for the start of the process, and not for the time limit of the document.
  vi.advanceTimersByTime(2500)
  expect((await made).toString()).toBe('a')
  slow.stop()
})

test('when a renderer crashes, its caller gets an error and the next caller gets a document', async () => {
  await expect(render('die')).rejects.toBeInstanceOf(DocumentFault)
  expect(await render('a')).toBe('a')
})

test('with two renderers, a document does not wait for a renderer that hangs', { tags: 'deep' }, async () => {
  pool = poolOf(2, 2_000)
  const finished: string[] = []
  const note = (name: string) => () => finished.push(name)
  await Promise.all([render('hang').catch(note('hang')), render('a').then(note('a'))])
  expect(finished).toEqual(['a', 'hang'])
})
