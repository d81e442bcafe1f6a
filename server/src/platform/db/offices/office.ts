/** The identity of an office: its name, its schema, and the role that owns this schema and nothing else. */
export type Office = {
  readonly name: string
  readonly schema: string
  readonly role: string
  /** The maximum number of connections that the office uses at once. Absent when the operator chose none. */
  readonly connections?: number
  /** True when statements may only read, because the office is being moved to another database. */
  readonly isReadOnly?: boolean
}

export const EXTENSIONS_SCHEMA = 'ext'

/**
 * PostgreSQL searches tables, types and functions in the schema of the office, and then in the schema of the
 * extensions.
 */
export const searchPathOf = ({ schema }: Pick<Office, 'schema'>): string => `${schema},${EXTENSIONS_SCHEMA}`

/** The database URL that opens connections with the role and the schema of one office. */
export function addressOfOffice(url: string, office: Office): string {
  const address = new URL(url)
  address.searchParams.set('options', `-c role=${office.role} -c search_path=${searchPathOf(office)}`)
  return address.href
}
