import { Client } from 'pg'
import type { Statement } from './work.ts'

// Records the SQL statements of each call, because the bare server repeats these statements. The server loads this
// module before its own code (`node --import`).

type Recorded = { readonly statement: Statement; readonly begun: number; ended: number }

let recorded: Recorded[] = []
let moment = 0

type Input = string | { readonly text: string; readonly name?: string }
type Query = (input: Input, ...rest: readonly unknown[]) => unknown

/**
 * True for a database connection that the server uses to answer calls. Only such a connection has a time limit for its
 * SQL statements. The connections for background jobs have no time limit, and their SQL statements are not recorded.
 */
const answersCalls = (client: object): boolean =>
  'connectionParameters' in client && JSON.stringify(client.connectionParameters).includes('statement_timeout=')

const query = Client.prototype.query as unknown as Query
Client.prototype.query = function record(this: Client, input: Input, ...rest: readonly unknown[]): unknown {
  const answer = Reflect.apply(query, this, [input, ...rest])
  if (answer instanceof Promise && answersCalls(this)) {
    const values = Array.isArray(rest[0]) ? rest[0] : []
    const statement = typeof input === 'string' ? { text: input, values } : { ...input, values }
    const entry: Recorded = { statement, begun: ++moment, ended: Infinity }
    recorded.push(entry)
    void answer.finally(() => (entry.ended = ++moment)).catch(() => undefined)
  }
  return answer
} as typeof Client.prototype.query

/** Groups the recorded SQL statements. The statements of one group run at the same time. */
function waves(): Statement[][] {
  const all: { readonly statements: Statement[]; until: number }[] = []
  for (const { statement, begun, ended } of recorded) {
    const last = all.at(-1)
    if (last === undefined || begun > last.until) all.push({ statements: [statement], until: ended })
    else {
      last.statements.push(statement)
      last.until = Math.max(last.until, ended)
    }
  }
  return all.map(({ statements }) => statements)
}

process.on('message', () => {
  process.send?.({ waves: waves() })
  recorded = []
})
