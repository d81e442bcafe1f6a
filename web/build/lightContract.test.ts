import { expect, test } from 'vitest'
import { lightened } from './lightContract.ts'

const light = (code: string): string => lightened(code, 'planning.ts').replaceAll(/\s+/g, ' ').trim()

test('the web build keeps the address of an endpoint, and removes the parts that only the server uses', () => {
  expect(
    light(`
      export const lock = endpoint({
        method: 'PUT',
        path: '/lock',
        access: 'user',
        summary: 'Locks',
        body: Body,
        response: Month,
        problems: ['month_frozen'],
      })
    `),
  ).toBe("export const lock = /* @__PURE__ */ (() => (endpoint({ method: 'PUT', path: '/lock', access: 'user', })))()")
})

test('the web build keeps the mark of a download, because the browser waits longer for a file', () => {
  expect(light(`export const pdf = endpoint({ query: Query, response: { download: 'application/pdf' } })`)).toBe(
    "export const pdf = /* @__PURE__ */ (() => (endpoint({ response: { download: 'application/pdf' } })))()",
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
