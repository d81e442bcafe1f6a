import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The element below a button, such as a menu, is made at the first press. Before that, only a simple button exists, so
 * that the page opens faster: the UI library needs two renders for a button with a menu.
 */
export function useFirstUse() {
  const [isUsed, setUsed] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function use(): void {
    // The button gets the focus before the element opens, so that the focus returns to it when the element closes.
    flushSync(() => setUsed(true))
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }
  return { isUsed, use, opened, setOpened, button }
}
