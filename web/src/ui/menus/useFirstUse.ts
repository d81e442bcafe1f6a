import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The state of a menu or another part below a button that is made when the user presses the button for the first time.
 * Until then the button is a simple button, so that the page opens faster: the UI library renders such a part twice.
 */
export function useFirstUse() {
  const [isUsed, setUsed] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function use(): void {
    // The part is made first and opens after that. Its button has the focus then, and gets the focus back when the part
    // closes.
    flushSync(() => setUsed(true))
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }
  return { isUsed, use, opened, setOpened, button }
}
