import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * The element below a button is made at the first press. Until then only a simple button exists, so that the page opens
 * faster: the UI library renders such an element twice.
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
