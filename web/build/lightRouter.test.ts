import { expect, test } from 'vitest'
import { withBodies } from './lightRouter.ts'

const router =
  'function make() { function save(a) { return { a } } async function load() { await 1 } return { save, load } }'

test('a part of the router that the app does not use gets another body, and the other parts stay', () => {
  expect(withBodies(router, { save: 'return null' })).toBe(
    'function make() { function save(a) { return null } async function load() { await 1 } return { save, load } }',
  )
})

test('the build stops when a new version of the router does not have a part any more, or has it twice', () => {
  expect(() => withBodies(router, { save: '', store: '' })).toThrow('the router has another number of functions: store')
  expect(() => withBodies(`${router} function load() {}`, { load: '' })).toThrow('load')
})
