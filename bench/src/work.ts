import type { Method } from '@uurwerk/contract/endpoint'
import type { Pool } from 'pg'

export type Call = {
  readonly method: Method
  readonly path: string
  readonly token?: string
  readonly body?: object
  /** The host name of the office that gets the call. */
  readonly host?: string
}

export type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly name?: string }

/**
 * The SQL statements of a call. Without a transaction, the statements of one group run at the same time, each on a
 * separate connection. In a transaction, all statements run one after another on one connection.
 */
export type PlainSql = { readonly transaction: boolean; readonly waves: readonly (readonly Statement[])[] }

/**
 * A call of the bare server, the small server of `bareServer.ts` with which our server is compared. The bare server
 * returns the rows as JSON, or as a PDF page when `page` is true.
 */
export type BareCall = PlainSql & { readonly page?: true }

type Rows = readonly object[]

export async function runPlainSql(pool: Pool, { transaction, waves }: PlainSql): Promise<Rows[]> {
  const answers: Rows[] = []
  if (!transaction) {
    for (const wave of waves) answers.push(...(await Promise.all(wave.map((statement) => rowsOf(pool, statement)))))
    return answers
  }
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const statement of waves.flat()) answers.push(await rowsOf(client, statement))
    await client.query('commit')
    return answers
  } finally {
    client.release()
  }
}

const rowsOf = async (queryable: Pick<Pool, 'query'>, { text, values, name }: Statement): Promise<Rows> =>
  (await queryable.query<object>({ text, values: [...values], ...(name === undefined ? {} : { name }) })).rows
