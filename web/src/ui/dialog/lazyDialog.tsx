import { lazy, Suspense, type ComponentType, type JSX } from 'react'
import { loadWhenIdle } from '../../app/api/loadEarly.ts'

/** The code of a dialog loads when the browser is idle after the page has loaded, or when the dialog opens. */
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
