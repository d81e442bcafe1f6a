import { afterEach, expect, test } from 'vitest'
import { askToDiscard, hasUnsaved, registerForm, unsavedForms } from './unsavedForms.ts'

const state = { isDirty: true, isSending: false }
const unregister = registerForm({
  element: () => null,
  isDirty: () => state.isDirty,
  isSending: () => state.isSending,
  draft: () => null,
})
afterEach(() => Object.assign(state, { isDirty: true, isSending: false }))

test('a form without changes is left without a question', () => {
  state.isDirty = false
  let isDone = false
  askToDiscard(() => (isDone = true))
  expect(isDone).toBe(true)
})

test('unsaved input stays until the user answers', () => {
  let isDone = false
  askToDiscard(() => (isDone = true))
  expect(isDone).toBe(false)
})

test('a save that is running may close its form, and a session that ends meanwhile keeps the input', () => {
  state.isSending = true
  expect(hasUnsaved()).toBe(false)
  expect(unsavedForms()).toHaveLength(1)
})

test('a form that is no longer on the page asks nothing', () => {
  unregister()
  expect(hasUnsaved()).toBe(false)
})
