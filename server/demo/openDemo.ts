import type { Services } from '../src/services.ts'
import { emptyDemo, isFilled } from './demoStore.ts'
import { fillDemo } from './fillDemo.ts'

/** Fills the demo when it is new or was left half filled, and lets anybody in it start it over. */
export async function openDemo(services: Services): Promise<Services> {
  const resetDemo = async (): Promise<void> => {
    await emptyDemo(services.db)
    await fillDemo(services)
  }
  if (!(await isFilled(services.db))) await resetDemo()
  return { ...services, resetDemo: onceAtATime(resetDemo) }
}

/** Who asks while it is under way waits for the same one. */
function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | null = null
  return () =>
    (underWay ??= work().finally(() => {
      underWay = null
    }))
}
