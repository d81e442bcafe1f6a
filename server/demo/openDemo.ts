import type { Services } from '../src/app/services.ts'
import { emptyDemo, isFilled } from './demoStore.ts'
import { fillDemo } from './fillDemo.ts'

/**
 * Fills the demo when it is new or when the filling did not end. Returns the services with the function that resets the
 * demo.
 */
export async function openDemo(services: Services): Promise<Services> {
  const resetDemo = async (): Promise<void> => {
    await emptyDemo(services.db)
    await fillDemo(services)
  }
  if (!(await isFilled(services.db))) await resetDemo()
  return { ...services, resetDemo: onceAtATime(resetDemo) }
}

/**
 * Returns a function that runs `work`. When it is called during a run, it does not start a second run, but waits for
 * the first run and returns its result.
 */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  return () =>
    (underWay ??= work().finally(() => {
      underWay = null
    }))
}
