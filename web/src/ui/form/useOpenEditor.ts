import { useState } from 'react'
import { askToDiscard } from './unsavedForms.ts'

type OpenEditor<Key> = {
  readonly open: Key | null
  /** Opens this editor instead of the other one, or closes it. It asks before unsaved input is lost. */
  readonly toggle: (key: Key) => void
  /** Closes without a question: after a save, or when the form has already asked. */
  readonly close: () => void
}

/** Which inline editor of a section is open; at most one. */
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
