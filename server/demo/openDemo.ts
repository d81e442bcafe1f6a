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

/** Runs a function that is not yet running. While it is running, a second call waits for the same result. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  return () =>
    (underWay ??= work().finally(() => {
      underWay = null
    }))
}
