import type { Run } from './house/runOptions.ts'
import { startRun } from './start/startRun.ts'

/** Every run of `npm run trust`, by its name. */
export const runs: Readonly<Record<string, Run>> = {
  start: startRun,
}
