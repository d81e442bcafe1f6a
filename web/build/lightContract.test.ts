import { expect, test } from 'vitest'
import { lightened, partsOf } from './lightContract.ts'

const light = (code: string): string => lightened(code, 'planning.ts').replaceAll(/\s+/g, ' ').trim()

test('the web build keeps the URL of an endpoint, and removes the parts of the endpoint that only the server uses', () => {
  expect(
    light(`
      export const lock = endpoint.put('/lock', {
        access: 'user',
        summary: 'Locks',
        body: Body,
        response: Month,
        problems: ['month_frozen'],
      })
    `),
  ).toBe("export const lock = /* @__PURE__ */ (() => (endpoint.put('/lock', { })))()")
})

test.each(['open', 'contact'])(
  'the web build keeps the access value %s of an endpoint, because the browser chooses the session by this value',
  (access) => {
    expect(light(`export const enter = endpoint.post('/session', { access: '${access}', body: Body })`)).toBe(
      `export const enter = /* @__PURE__ */ (() => (endpoint.post('/session', { access: '${access}', })))()`,
    )
  },
)

test('the web build keeps the property `download` of an endpoint, because the browser waits longer for a file', () => {
  expect(
    light(`export const pdf = endpoint.get('/pdf', { query: Query, response: { download: 'application/pdf' } })`),
  ).toBe(
    "export const pdf = /* @__PURE__ */ (() => (endpoint.get('/pdf', { response: { download: 'application/pdf' } })))()",
  )
})

test('the web build can remove a whole schema, and does not change a function', () => {
  expect(light('const Shift = z.object({ id: z.number() })')).toBe(
    'const Shift = /* @__PURE__ */ (() => (z.object({ id: z.number() })))()',
  )
  expect(light('export const half = (days: number): number => days / 2')).toBe(
    'export const half = (days: number): number => days / 2',
  )
})

test('a page that only calls endpoints does not load the schemas of the forms in the same module', () => {
  const parts = partsOf(
    `import { z } from 'zod'
    const name = z.string()
    export const NewFeed = z.object({ name, feeds: z.array(z.string()) })
    export type NewFeed = z.infer<typeof NewFeed>
    export const feeds = endpoint.get('/feeds', { response: NewFeed })
    export const createFeed = endpoint.post('/feeds', { body: NewFeed, answers: feeds })`,
    '/contract/feeds.ts',
  )
  expect(parts?.endpoints).toContain("export { NewFeed } from '/contract/feeds.ts?schemas'")
  expect(parts?.endpoints).toContain('export const createFeed')
  expect(parts?.endpoints).not.toContain('z.object')
  expect(parts?.schemas).toContain('export const NewFeed')
  expect(parts?.schemas).not.toContain('endpoint.')
})

test('the web build keeps a whole module when its endpoints and its other values use each other', () => {
  const whole = (code: string) => expect(partsOf(code, '/contract/feeds.ts')).toBeNull()
  whole(`export const at = '/feeds'
    export const feeds = endpoint.get(at, {})`)
  whole(`export const feeds = endpoint.get('/feeds', {})
    export const reads = [feeds]`)
  whole(`export const feeds = endpoint.get('/feeds', {})`)
})
