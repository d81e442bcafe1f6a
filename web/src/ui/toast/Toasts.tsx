import { lazy, Suspense, useEffect, useState } from 'react'

const load = async () => ({ default: (await import('./ToastList.tsx')).ToastList })
const ToastList = lazy(load)

/**
 * The place of the short messages. Its script loads after the first screen is there, so that the first screen does not
 * wait for it. A message that is shown earlier waits for the script.
 */
export function Toasts() {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let stopped = false
    const show = () => !stopped && setReady(true)
    // When the script cannot be loaded, the list tries again when it is drawn.
    void load().then(show, show)
    return () => {
      stopped = true
    }
  }, [])
  if (!ready) return null
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  )
}
