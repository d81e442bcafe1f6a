import { lazy, Suspense, useEffect, useState } from 'react'
import type { ShownTip } from './Tip.tsx'

const DELAY_MS = 250

// A button on the sign-in page has no tooltip. That page therefore does not need the script that positions a tooltip.
const Tip = lazy(async () => ({ default: (await import('./Tip.tsx')).Tip }))

/**
 * One tooltip for all buttons. It shows the text in `data-tip` of the button under the pointer, or else of the button
 * with the keyboard focus. A separate tooltip for each button would take half of the time to sort a long list.
 */
export function Tips() {
  const [tip, setTip] = useState<ShownTip | null>(null)
  useEffect(() => watchTips(setTip), [])
  if (tip === null) return null
  return (
    <Suspense>
      <Tip {...tip} />
    </Suspense>
  )
}

function watchTips(show: (tip: ShownTip | null) => void): () => void {
  let hovered: HTMLElement | null = null
  let focused: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function update(): void {
    const target = [hovered, focused].find((each) => each?.isConnected === true && each.dataset['tip'] !== undefined)
    // The button can disappear or get another text while its tooltip is shown. The tooltip must then disappear or
    // change too.
    if (target === undefined || target === null) changes.disconnect()
    else changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-tip'] })
    show(target ? { target, label: target.dataset['tip'] ?? '' } : null)
  }
  const changes = new MutationObserver(update)

  function hover(target: HTMLElement | null): void {
    if (target === hovered) return
    hovered = target
    clearTimeout(timer)
    if (target === null) update()
    else timer = setTimeout(update, DELAY_MS)
  }
  function focus(target: HTMLElement | null): void {
    focused = target
    update()
  }
  function hide(): void {
    hovered = focused = null
    clearTimeout(timer)
    update()
  }

  const stop = new AbortController()
  const on = <Name extends keyof DocumentEventMap>(name: Name, act: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, act, { signal: stop.signal, passive: true })
  on('pointerover', ({ target }) => hover(tipOf(target)))
  // On a touch screen the pointer leaves at once, while the user reads. A touch elsewhere then closes the tooltip.
  on('pointerout', ({ relatedTarget, pointerType }) => relatedTarget === null && pointerType !== 'touch' && hover(null))
  on('focusin', ({ target }) =>
    focus(target instanceof Element && target.matches(':focus-visible') ? tipOf(target) : null),
  )
  on('focusout', () => focus(null))
  on('keydown', ({ key }) => key === 'Escape' && hide())
  return () => {
    stop.abort()
    hide()
  }
}

const tipOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
