import { useState } from 'react'
import { askToDiscard } from './drafts/unsavedForms.ts'

type OpenEditor<Key> = {
  readonly open: Key | null
  /** Opens an editor, or closes the open one. Before unsaved input is lost, the user must confirm. */
  readonly toggle: (key: Key) => void
  /** Closes without a question: after a save, and when the form has already asked the question. */
  readonly close: () => void
}

/** The key of the open editor in a section. At most one editor is open. */
export function useOpenEditor<Key>(
  first: Key | (() => Key | null) | null = null,
  onSwitch?: () => void,
): OpenEditor<Key> {
  const [open, setOpen] = useState<Key | null>(first)
  const show = (next: Key | null) => {
    onSwitch?.()
    setOpen(next)
  }
  const close = () => show(null)

  function toggle(key: Key): void {
    const next = () => show(open === key ? null : key)
    if (open === null) next()
    else askToDiscard(next)
  }
  return { open, toggle, close }
}
