import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Moves the focus to a field when the content of an open dialog is replaced, because the old focus disappears. */
export function useFocusFirst<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
