import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

const RETRY_MS = 250

export type LivenessLock = { release(): Promise<void> }

/**
 * Holds an advisory lock while this process runs. PostgreSQL releases the lock when the process ends in any way. When
 * the connection is lost, a new connection takes the lock again.
 */
export async function holdLivenessLock(url: string, holder: string): Promise<LivenessLock> {
  let released = false
  let current: Client

  function keep(client: Client): void {
    current = client
    client.once('end', () => void regain())
  }

  async function regain(): Promise<void> {
    while (!released) {
      await pause(RETRY_MS)
      try {
        return keep(await lockedClient(url, holder))
      } catch {
        // The database is still unreachable, so the loop tries again.
      }
    }
  }

  keep(await lockedClient(url, holder))
  return {
    release: () => {
      released = true
      return current.end()
    },
  }
}

async function lockedClient(url: string, holder: string): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true })
  // The connection's event 'error' needs no work, because the event 'end' follows. The handler of 'end' connects again.
  client.on('error', () => {})
  await client.connect()
  await client.query(`select pg_advisory_lock(hashtext('uurwerk.jobs'), hashtext($1))`, [holder])
  return client
}
