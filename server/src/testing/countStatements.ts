import type { Pool, PoolClient } from 'pg'

/**
 * Counts the statements that the connections of a pool send during some work. The number is the same on a slow machine,
 * so a test that limits the number does not depend on the load.
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
    client.query = ((...asked: readonly unknown[]) => {
      statements += 1
      return Reflect.apply(query, client, asked)
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
