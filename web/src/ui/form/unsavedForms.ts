import { useSyncExternalStore } from 'react'
import type { Draft } from './keptDrafts.ts'

export type UnsavedForm = {
  /** The element of the form; null when only a change of screen can lose its input. */
  readonly element: () => Element | null
  readonly isDirty: () => boolean
  /** While a save is running, the code that follows it may close the form or leave the screen without a question. */
  readonly isSending: () => boolean
  /** The draft to keep when the server ends the session; null for none. */
  readonly draft: () => Omit<Draft, 'userId'> | null
}

const forms = new Set<UnsavedForm>()
const listeners = new Set<() => void>()
let question: (() => void) | null = null
let isDiscarding = false

/** Returns the function that unregisters the form. */
export function registerForm(form: UnsavedForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

export const unsavedForms = (): readonly UnsavedForm[] => [...forms].filter((form) => form.isDirty())

/** Whether unsaved input would be lost, on the whole page or within one element. */
export const hasUnsaved = (within: Element | null = null): boolean =>
  !isDiscarding &&
  unsavedForms().some((form) => !form.isSending() && (within === null || within.contains(form.element())))

/** Acts at once, or first asks whether unsaved input may be lost (rule screens-32). */
export function askToDiscard(act: () => void, within: Element | null = null): void {
  if (hasUnsaved(within)) setQuestion(() => discard(act))
  else act()
}

/** The action must not ask a second time: it may close a form and leave the screen. */
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

/** The action that runs when the user agrees to lose the input; null while there is no question. */
export const useDiscardQuestion = (): (() => void) | null => useSyncExternalStore(subscribe, () => question)
