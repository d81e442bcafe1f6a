import type { PoolClient } from 'pg'
import { searchPathOf, type Office } from './office.ts'

/** An open connection, and the office whose role and search path it has now. */
export type Member = {
  readonly client: PoolClient
  readonly close: () => void
  readonly openedAt: number
  office: Office | null
  /**
   * The schemas of the offices that have used the connection. The database process of the connection keeps their tables
   * in memory.
   */
  readonly known: Set<string>
  isLost: boolean
  idleTimer: NodeJS.Timeout | null
}

/** True when a connection of one office can serve the other office without a change of role. */
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
  member.known.add(office.schema)
}
