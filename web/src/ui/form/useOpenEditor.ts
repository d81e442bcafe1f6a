import { useState } from 'react'
import { askToDiscard } from './unsavedForms.ts'

type OpenEditor<Key> = {
  readonly open: Key | null
  /** Opens this editor instead of the other one, or closes it. Asks before unsaved input is lost. */
  readonly toggle: (key: Key) => void
  /** For after a save, and for a form that has asked already. */
  readonly close: () => void
}

/** Which inline editor of a section is open: one at a time. */
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
