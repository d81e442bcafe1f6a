import { useSyncExternalStore, useEffect, useRef } from 'react'
import type { Draft } from './keptDrafts.ts'
import { makeListeners } from '../../../app/api/makeListeners.ts'

type UnsavedForm = {
  /** Returns the element of the form. Null when the form loses its input only if the user goes to another screen. */
  readonly element: () => Element | null
  readonly isDirty: () => boolean
  /** Returns true while a save runs. During a save, the form may close and the screen may change without a question. */
  readonly isSending: () => boolean
  /** Returns the draft to keep when the server ends the session; null when the form keeps no draft. */
  readonly draft: () => Omit<Draft, 'userId'> | null
}

const forms = new Set<UnsavedForm>()
const { subscribe, tell } = makeListeners()
let question: (() => void) | null = null
let isDiscarding = false

export function registerForm(form: UnsavedForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

export const unsavedForms = (): readonly UnsavedForm[] => [...forms].filter((form) => form.isDirty())

/** True when unsaved input would be lost, on the whole page or inside one element. */
export const hasUnsaved = (within: Element | null = null): boolean =>
  !isDiscarding &&
  unsavedForms().some((form) => !form.isSending() && (within === null || within.contains(form.element())))

/** Runs the action at once, or first asks whether unsaved input may be lost (rule screens-32). */
export function askToDiscard(act: () => void, within: Element | null = null): void {
  if (hasUnsaved(within)) setQuestion(() => discard(act))
  else act()
}

/**
 * Runs the action without a question. One action can close a form and change the screen, and each of these two would
 * otherwise ask the question again.
 */
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
  tell()
}

export const closeQuestion = (): void => setQuestion(null)

export const useDiscardQuestion = (): (() => void) | null => useSyncExternalStore(subscribe, () => question)

export function useUnsaved(form: UnsavedForm): void {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(
    () =>
      registerForm({
        element: () => latest.current.element(),
        isDirty: () => latest.current.isDirty(),
        isSending: () => latest.current.isSending(),
        draft: () => latest.current.draft(),
      }),
    [],
  )
}
