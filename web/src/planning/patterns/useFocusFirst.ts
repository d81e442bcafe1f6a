import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to a field when the content of an open dialog is replaced. The replaced content contained the element
 * with the focus.
 */
export function useFocusFirst<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
