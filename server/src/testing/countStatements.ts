import type { Pool, PoolClient } from 'pg'

/**
 * Counts the SQL statements that some work sends over the connections of a pool. A test can limit this number, because
 * it is the same on a fast and on a slow machine.
 */
export async function countStatements<T>(
  pool: Pool,
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly statements: number }> {
  const counted = new Map<PoolClient, PoolClient['query']>()
  let statements = 0
  const count = (client: PoolClient): void => {
    if (counted.has(client)) return
    const { query } = client
    counted.set(client, query)
    client.query = ((...args: readonly unknown[]) => {
      statements += 1
      return Reflect.apply(query, client, args)
    }) as typeof query
  }
  pool.on('acquire', count)
  try {
    const answer = await work()
    return { answer, statements }
  } finally {
    pool.off('acquire', count)
    for (const [client, query] of counted) client.query = query
  }
}
