import { lazy, Suspense } from 'react'
import type { ComponentType, JSX } from 'react'

/**
 * A dialog, or the list of short messages, whose code is not part of the page. The code loads when the browser is idle
 * after the page has loaded, or else when the dialog opens.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  const Loaded = lazy(async () => ({ default: await load() }))
  // A failed load is tried again when the dialog opens.
  whenIdle(() => void load().catch(() => undefined))
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}

/** The page and its data load first. */
const FIRST_MS = 3_000

/** Safari has no `requestIdleCallback`. */
function whenIdle(act: () => void): void {
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : act()), FIRST_MS)
}
