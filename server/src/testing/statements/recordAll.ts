import { DefaultQueryCompiler } from 'kysely'
import { Client } from 'pg'
import { shapeOf, statementName } from './statementShape.ts'

type Query = (this: Client, ...args: unknown[]) => unknown

/**
 * Collects the SQL statements that this process sends for the product, and ignores other statements, for example those of
 * tests. The caller may empty the returned set.
 */
export function recordAll(isCalledByProduct: () => boolean): Set<string> {
  const sent = new Set<string>()
  // The hashes of the statements by their text. Most statements are sent many times with the same text.
  const shapes = new Map<string, string>()
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
  return sent
}
