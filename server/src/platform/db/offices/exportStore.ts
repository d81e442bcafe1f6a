import type { Client } from 'pg'

export type ExportedTable = {
  readonly name: string
  /** The exported columns. Columns of type bytea are left out, because they contain hashes, keys or file contents. */
  readonly columns: readonly string[]
  readonly rows: number
}

/** Starts a transaction on a snapshot. Another connection can read the same snapshot with the returned id. */
export async function readSnapshot(client: Client, takeRole: () => Promise<void>): Promise<string> {
  await client.query('set transaction isolation level repeatable read, read only')
  await takeRole()
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
  return rows[0]!.snapshot
}

/**
 * Lists the tables to export. The tables in `leftOut` and the tables of the job queue are left out. A partitioned table
 * counts as one table.
 */
export async function listExported(client: Client, leftOut: readonly string[]): Promise<ExportedTable[]> {
  const { rows } = await client.query<Omit<ExportedTable, 'rows'>>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not like '\\_private\\_%' and c.relname <> all ($1)
       and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bytea'::regtype
     group by c.relname order by c.relname`,
    [leftOut],
  )
  const tables: ExportedTable[] = []
  for (const table of rows) tables.push({ ...table, rows: await countRows(client, table.name) })
  return tables
}

async function countRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(
    `select count(*)::integer as rows from ${client.escapeIdentifier(table)}`,
  )
  return rows[0]!.rows
}

type DocumentName = { readonly id: number; readonly fileName: string }

export async function listDocuments(client: Client): Promise<DocumentName[]> {
  const { rows } = await client.query<DocumentName>(
    `select id::integer as id, file_name as "fileName" from documents order by id`,
  )
  return rows
}

/** Documents are read one by one, because all documents together can be larger than the memory. */
export async function readDocument(client: Client, id: number): Promise<Buffer> {
  const { rows } = await client.query<{ content: Buffer }>('select content from documents where id = $1', [id])
  return rows[0]!.content
}

type Logo = { readonly id: number; readonly contentType: string; readonly content: Buffer }

export async function listLogos(client: Client): Promise<Logo[]> {
  const { rows } = await client.query<Logo>(
    `select id::integer as id, content_type as "contentType", content from company_logos order by id`,
  )
  return rows
}
