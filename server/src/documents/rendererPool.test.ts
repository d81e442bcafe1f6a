import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { DocumentFault } from './documentFault.ts'
import { createRendererPool } from './rendererPool.ts'
import { TYPST_PROGRAM, startRenderer } from './startRenderer.ts'

const STUB = fileURLToPath(new URL('./testing/stubProcess.ts', import.meta.url))

const poolOf = (size: number) =>
  createRendererPool({ size, start: () => startRenderer({ program: STUB, timeLimit: 2_000 }) })

let pool = poolOf(1)
afterEach(() => {
  pool.stop()
  pool = poolOf(1)
})

const job = { createdAt: 0, logos: [], logoRequired: false }
const render = async (document: string): Promise<string> => (await pool.render({ ...job, document })).toString()

test('documents asked for at once are made one after another, by one warm process', async () => {
  expect(await Promise.all(['a', 'b', 'c'].map(render))).toEqual(['a', 'b', 'c'])
  expect(await render('pid')).toBe(await render('pid'))
})

test('a fault names what the template was at, and the next document is made by the same process', async () => {
  const pid = await render('pid')
  await expect(render('fault')).rejects.toThrow(new DocumentFault('unknown variable: x'))
  expect(await render('pid')).toBe(pid)
})

test('what typst has against a document is the message of the fault', async () => {
  const typst = startRenderer({ program: TYPST_PROGRAM, timeLimit: 10_000 })
  await expect(typst.render({ ...job, document: 'not JSON' })).rejects.toThrow(/failed to parse JSON/)
  typst.stop()
})

test(
  'a renderer that hangs is killed in time, and the document behind it is made by a new one',
  { tags: 'deep' },
  async () => {
    const pid = await render('pid')
    const [hanging, next] = await Promise.allSettled([render('hang'), render('pid')])
    expect(hanging).toMatchObject({
      status: 'rejected',
      reason: new DocumentFault('the document was not made within 2000 ms'),
    })
    expect(next.status === 'fulfilled' && next.value !== pid).toBe(true)
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  },
)

test('a renderer that dies leaves the caller with a fault, and the next one with a document', async () => {
  await expect(render('die')).rejects.toBeInstanceOf(DocumentFault)
  expect(await render('a')).toBe('a')
})

test('with two renderers a document does not wait behind one that hangs', { tags: 'deep' }, async () => {
  pool = poolOf(2)
  const finished: string[] = []
  const note = (name: string) => () => finished.push(name)
  await Promise.all([render('hang').catch(note('hang')), render('a').then(note('a'))])
  expect(finished).toEqual(['a', 'hang'])
})
