import { useEffectEvent, useLayoutEffect } from 'react'

const TYPED = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]'
const HAS_ARROWS = 'input, [role="radiogroup"], [role="menubar"], [role="tablist"], [role="grid"], [data-scrolls]'
const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

type Keys = Readonly<Record<string, () => unknown>>

/**
 * Calls the function of a pressed key. A key does nothing while the user types, in a dialog or menu, and with Ctrl, Alt
 * or Cmd. An arrow key does nothing in an element that has its own use for the arrow keys.
 */
export function useKeys(keys: Keys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    if (act === undefined || isForOthers(event)) return
    event.preventDefault()
    void act()
  })
  // A layout effect changes the listener before the user sees the new screen. With an effect, a key that the user presses
  // at that moment would still act on the screen before.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isForOthers({ key, target, defaultPrevented, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || repeat) return true
  if (document.querySelector(ABOVE) !== null) return true
  if (!(target instanceof Element)) return false
  return target.closest(key.startsWith('Arrow') ? `${TYPED}, ${HAS_ARROWS}` : TYPED) !== null
}
