import { useEffect, useRef } from 'react'
import { registerForm } from './unsavedForms.ts'
import type { UnsavedForm } from './unsavedForms.ts'

/** Registers a form whose input can be lost, while the component is mounted. */
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
