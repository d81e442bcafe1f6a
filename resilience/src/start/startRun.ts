import type { Run } from '../fixtures/runOptions.ts'
import { openPool } from '../fixtures/database.ts'
import { openFolder, startServer } from '../fixtures/startServer.ts'
import { givenClock } from '../fixtures/demo.ts'

const READY_WITHIN_MS = 3000

/** The start run. It measures how long the server needs to start when the database of the demo already exists. */
export const startRun: Run = async ({ times = 5 }) => {
  const folder = openFolder()
  try {
    const first = await startServer(folder.dataDir, givenClock)
    const pool = openPool(folder.dataDir)
    const { rows } = await pool.query<{ people: number }>('select count(*) as people from people')
    await pool.end()
    await first.stop()
    const took: number[] = []
    for (let start = 0; start < times; start++) {
      const startedAt = performance.now()
      const server = await startServer(folder.dataDir, givenClock)
      took.push(performance.now() - startedAt)
      await server.stop()
    }
    const slowest = Math.max(...took)
    console.log(`${times} starts with ${rows[0]?.people} people, the slowest in ${Math.round(slowest)} ms`)
    return slowest > READY_WITHIN_MS ? [`a start took ${Math.round(slowest)} ms`] : []
  } finally {
    folder.remove()
  }
}
