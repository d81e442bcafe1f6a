import type { Services } from '../src/app/services.ts'
import { emptyDemo, isFilled } from './demoStore.ts'
import { fillDemo } from './fillDemo.ts'

/** Fills the demo when it is new or incomplete, and returns the function that resets it. */
export async function openDemo(services: Services): Promise<Services> {
  const resetDemo = async (): Promise<void> => {
    await emptyDemo(services.db)
    await fillDemo(services)
  }
  if (!(await isFilled(services.db))) await resetDemo()
  return { ...services, resetDemo: onceAtATime(resetDemo) }
}

/**
 * Returns a function that runs `work`. A call during a run does not start a second run, but waits for the result of the
 * first run.
 */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  return () =>
    (underWay ??= work().finally(() => {
      underWay = null
    }))
}
