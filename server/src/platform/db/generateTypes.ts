import path from 'node:path'
import { generate, PostgresDialect } from 'kysely-codegen'
import { createPool } from './opening/createPool.ts'
import { createDatabase } from './database.ts'
import { startScratch } from './embedded/startScratch.ts'
import { migrate } from './migration/migrate.ts'

/** The TypeScript types of database columns. These types match the conversions in `rowTypes.ts`. */
const typeMapping = { date: 'string', timestamptz: 'string', int8: 'number', numeric: 'string', jsonb: 'unknown' }

/** With `--check`, the command fails when the types differ from the committed types. */
const scratch = await startScratch()
const db = createDatabase(createPool({ url: scratch.url }))
try {
  await migrate({ url: scratch.url })
  await generate({
    db,
    dialect: new PostgresDialect(),
    outFile: path.join(import.meta.dirname, 'schema.generated.ts'),
    excludePattern: 'schema_migrations',
    typeMapping,
    verify: process.argv.includes('--check'),
  })
} finally {
  await db.destroy()
  await scratch.stop()
}
