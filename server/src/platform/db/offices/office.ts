/** The place of an office in the database: a schema, and a role that owns this schema and nothing else. */
export type Office = {
  readonly name: string
  readonly schema: string
  readonly role: string
  /** The maximum number of connections that the office uses at once, when the operator chose one. */
  readonly connections?: number
}

/** The schema of the extensions, which all offices use. */
export const EXTENSIONS_SCHEMA = 'ext'

/** The names of an office's tables, types and functions are found in its own schema, and in that of the extensions. */
export const searchPathOf = ({ schema }: Pick<Office, 'schema'>): string => `${schema},${EXTENSIONS_SCHEMA}`

/** An address of the database that opens connections with the role and the schema of one office. */
export function addressOfOffice(url: string, office: Office): string {
  const address = new URL(url)
  address.searchParams.set('options', `-c role=${office.role} -c search_path=${searchPathOf(office)}`)
  return address.href
}
