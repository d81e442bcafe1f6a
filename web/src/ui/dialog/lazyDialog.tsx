import { lazy, Suspense, type ComponentType, type JSX } from 'react'
import { loadWhenIdle } from '../../app/api/loadEarly.ts'

/**
 * A dialog, or the list of short messages, whose code is not part of the page. The code loads when the browser is idle
 * after the page has loaded. When the dialog opens earlier, the code loads then.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  const Loaded = lazy(async () => ({ default: await load() }))
  loadWhenIdle(load)
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
