import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { OFFICE_JOBS } from '../prepareJobs.ts'

const RETRY_MS = 1000

export type JobListener = {
  /** Takes a lock that shows that the worker runs. When the lock is free, other workers get the jobs of the worker. */
  hold(worker: string): Promise<void>
  release(worker: string): Promise<void>
  stop(): Promise<void>
}

type Handlers = { readonly onJob: (schema: string) => void; readonly onRegained: () => void }

/**
 * Listens for new jobs of all offices on one connection. A lost connection is replaced, and the new connection takes
 * the same locks.
 */
export async function listenForJobs(url: string, { onJob, onRegained }: Handlers): Promise<JobListener> {
  const held = new Set<string>()
  let isStopped = false
  let current = await open()

  async function open(): Promise<Client> {
    const client = new Client({ connectionString: url, keepAlive: true })
    client.on('error', () => {})
    client.on('notification', ({ payload = '' }) => onJob(payload))
    await client.connect()
    client.once('end', () => void regain())
    await client.query(`listen ${OFFICE_JOBS}`)
    for (const worker of held) await client.query(LOCK, [worker])
    return client
  }

  async function regain(): Promise<void> {
    while (!isStopped) {
      await pause(RETRY_MS)
      try {
        current = await open()
        return onRegained()
      } catch {
        // The database is still unreachable, so the loop tries again.
      }
    }
  }

  return {
    hold: async (worker) => {
      held.add(worker)
      await current.query(LOCK, [worker]).catch(() => {})
    },
    release: async (worker) => {
      held.delete(worker)
      await current.query(UNLOCK, [worker]).catch(() => {})
    },
    stop: async () => {
      isStopped = true
      await current.end()
    },
  }
}

// The lock is shared, because the names of two workers can have the same hash. With an exclusive lock, one worker would
// wait for the other, and would get no notifications during that time.
const LOCK = `select pg_advisory_lock_shared(hashtext('uurwerk.jobs'), hashtext($1))`
const UNLOCK = `select pg_advisory_unlock_shared(hashtext('uurwerk.jobs'), hashtext($1))`
