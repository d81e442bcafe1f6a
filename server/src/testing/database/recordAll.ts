import { DefaultQueryCompiler } from 'kysely'
import { Client } from 'pg'
import { shapeOf, statementName } from './statementShape.ts'

type Query = (this: Client, ...args: unknown[]) => unknown

export type Recorded = {
  /** The statements of the product that this process sent. A test empties the set at its end. */
  readonly sent: Set<string>
  /** The hashes of the statements of the product by their text. Most statements are sent many times with the same text. */
  readonly shapes: Map<string, string>
}

/** Collects the SQL statements of the product, and ignores other statements, for example those of tests. */
export function recordAll(isCalledByProduct: () => boolean): Recorded {
  const recorded: Recorded = { sent: new Set(), shapes: new Map() }
  const { sent, shapes } = recorded
  const known = new Set<string>()
  const compiler = DefaultQueryCompiler.prototype
  const { compileQuery } = compiler
  compiler.compileQuery = function (...args) {
    const compiled = Reflect.apply(compileQuery, this, args)
    const shape = shapes.get(compiled.sql) ?? shapeOf(compiled.sql)
    if (known.has(shape) || isCalledByProduct()) {
      sent.add(shape)
      known.add(shape)
      shapes.set(compiled.sql, shape)
    }
    return compiled
  }
  const query = Client.prototype.query as Query
  const recording: Query = function (...args) {
    const [config] = args as [string | { readonly name?: string; readonly title?: string }]
    // A statement with a name is always a statement of the product.
    const name = typeof config === 'string' ? undefined : (config.name ?? config.title)
    if (name !== undefined) sent.add(statementName(name))
    return Reflect.apply(query, this, args)
  }
  Client.prototype.query = recording as typeof Client.prototype.query
  return recorded
}
