import type { Client, PoolClient } from 'pg'
import { searchPathOf, type Office } from './office.ts'

/**
 * The number of offices for which one connection is used. The database process keeps about two and a half megabytes for
 * each of these offices in memory until the connection ends.
 */
export const OFFICES_OF_CONNECTION = 20

export type Member = {
  readonly client: PoolClient
  readonly close: () => void
  readonly openedAt: number
  office: Office | null
  /**
   * The schemas of the offices that used the connection. Each schema has a number, with which the names of its prepared
   * statements begin. The tables and statements of these offices are in the memory of the database process.
   */
  readonly known: Map<string, number>
  isLost: boolean
  idleTimer: NodeJS.Timeout | null
}

/** Makes a member of the pool from a new connection. Calls the function when the connection is lost. */
export function memberOf(client: PoolClient & Client, onLost: () => void): Member {
  const release = client.release.bind(client)
  const member: Member = {
    client,
    close: () => release(true),
    openedAt: performance.now(),
    office: null,
    known: new Map(),
    isLost: false,
    idleTimer: null,
  }
  const lose = (): void => {
    member.isLost = true
    onLost()
  }
  client.on('error', lose)
  client.on('end', lose)
  // A connection that is being ended runs no new statement. It counts as lost immediately, because its event `end`
  // comes later.
  const end = client.end.bind(client) as (...args: readonly unknown[]) => unknown
  client.end = ((...args: readonly unknown[]) => {
    lose()
    return end(...args)
  }) as typeof client.end
  prepareForEachOffice(member)
  return member
}

/**
 * True when the connection already has the schema, the role and the right to write of the office, so that nothing has
 * to be switched.
 */
const isSameUse = (one: Office | null, other: Office): boolean =>
  one?.schema === other.schema && one.role === other.role && one.isReadOnly === other.isReadOnly

/** Prepares an idle connection for an office. Returns false when the connection cannot be used any more. */
export async function becomes(member: Member, office: Office): Promise<boolean> {
  if (isSameUse(member.office, office)) return true
  try {
    await switchTo(member, office)
    return true
  } catch {
    return false
  }
}

/** Changes the role, the search path and the right to write in one round trip. */
export async function switchTo(member: Member, office: Office): Promise<void> {
  // During the change of role, the connection belongs to no office.
  member.office = null
  const reads = office.isReadOnly === true ? 'on' : 'off'
  const { rows } = await member.client.query<{ role: string; path: string; reads: string }>(
    `select set_config('role', $1, false) as role, set_config('search_path', $2, false) as path,
       set_config('default_transaction_read_only', $3, false) as reads`,
    [office.role, searchPathOf(office), reads],
  )
  const [row] = rows
  if (row?.role !== office.role || row.path !== searchPathOf(office) || row.reads !== reads)
    throw new Error('the connection did not take the role of the office')
  member.office = office
  if (!member.known.has(office.schema)) member.known.set(office.schema, member.known.size)
}

/**
 * Gives each office its own prepared statements on the connection. The names in a statement belong to the schema of one
 * office, so PostgreSQL would parse and plan a shared statement again each time another office uses it.
 */
function prepareForEachOffice(member: Member): void {
  const { client, known } = member
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown
  client.query = ((statement: unknown, ...others: readonly unknown[]) => {
    const number = member.office === null ? undefined : known.get(member.office.schema)
    return query(number === undefined ? statement : named(statement, number), ...others)
  }) as typeof client.query
}

const named = (statement: unknown, number: number): unknown =>
  typeof statement === 'object' && statement !== null && 'name' in statement && typeof statement.name === 'string'
    ? { ...statement, name: `${number} ${statement.name}` }
    : statement
