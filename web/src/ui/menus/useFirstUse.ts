import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The state of a menu, or of another element below a button. The element is made when the user presses the button for
 * the first time. Until then only a simple button exists, so that the page opens faster: the UI library renders such an
 * element twice.
 */
export function useFirstUse() {
  const [isUsed, setUsed] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function use(): void {
    // The element is made first, then the button gets the focus, and then the element opens. When the element closes,
    // the focus therefore returns to the button.
    flushSync(() => setUsed(true))
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }
  return { isUsed, use, opened, setOpened, button }
}
