import type { ReactNode } from 'react'

/** What comes in the place of a form takes the focus that the form had, and is read aloud. */
export const FocusedNote = ({ children }: { readonly children: ReactNode }) => (
  <div ref={focus} tabIndex={-1}>
    {children}
  </div>
)

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
