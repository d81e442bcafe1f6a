import { useSyncExternalStore } from 'react'
import type { Draft } from './keptDrafts.ts'

export type UnsavedForm = {
  /** Where the form is on the page; null when only a change of screen can lose its input. */
  readonly element: () => Element | null
  readonly isDirty: () => boolean
  /** While a save is under way, what follows it may close the form or leave the screen. */
  readonly isSending: () => boolean
  /** What is kept when the server ends the session; null for nothing. */
  readonly draft: () => Omit<Draft, 'userId'> | null
}

const forms = new Set<UnsavedForm>()
const listeners = new Set<() => void>()
let question: (() => void) | null = null
let isDiscarding = false

/** Returns the function that unregisters it. */
export function registerForm(form: UnsavedForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

export const unsavedForms = (): readonly UnsavedForm[] => [...forms].filter((form) => form.isDirty())

/** Whether unsaved input would be lost, on the whole page or within a part of it. */
export const hasUnsaved = (within: Element | null = null): boolean =>
  !isDiscarding &&
  unsavedForms().some((form) => !form.isSending() && (within === null || within.contains(form.element())))

/** Does it at once, or first asks whether unsaved input may be lost. */
export function askToDiscard(act: () => void, within: Element | null = null): void {
  if (hasUnsaved(within)) setQuestion(() => discard(act))
  else act()
}

/** What is done after the answer must not ask again: it may close a form, and leave the screen. */
function discard(act: () => void): void {
  isDiscarding = true
  try {
    act()
  } finally {
    isDiscarding = false
  }
}

function setQuestion(next: (() => void) | null): void {
  question = next
  for (const listener of listeners) listener()
}

export const closeQuestion = (): void => setQuestion(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is done when the input may be lost; null while nothing is asked. */
export const useDiscardQuestion = (): (() => void) | null => useSyncExternalStore(subscribe, () => question)
