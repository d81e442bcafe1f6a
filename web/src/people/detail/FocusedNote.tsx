import type { ReactNode } from 'react'

/** A note that replaces a form. The note gets the focus, so that a screen reader reads it. */
export const FocusedNote = ({ children }: { readonly children: ReactNode }) => (
  <div ref={focus} tabIndex={-1}>
    {children}
  </div>
)

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
