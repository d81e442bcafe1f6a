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

test('the app asks no question when the user leaves a form without changes', () => {
  state.isDirty = false
  let isDone = false
  askToDiscard(() => (isDone = true))
  expect(isDone).toBe(true)
})

test('a form keeps unsaved input until the user answers the question', () => {
  let isDone = false
  askToDiscard(() => (isDone = true))
  expect(isDone).toBe(false)
})

test('the app asks no question when a form closes during a save', () => {
  state.isSending = true
  expect(hasUnsaved()).toBe(false)
  expect(unsavedForms()).toHaveLength(1)
})

test('the app asks no question about a form that is no longer on the page', () => {
  unregister()
  expect(hasUnsaved()).toBe(false)
})
