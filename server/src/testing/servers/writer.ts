import { Client } from 'pg'
import { startEmbedded } from '../../platform/db/embedded/startEmbedded.ts'

const [folder = '', version] = process.argv.slice(2)

/**
 * A process for tests that starts the database and writes numbered rows. It prints the number of a row only after the
 * database has acknowledged that row.
 */
const { url } = await startEmbedded({ folder, version: version === '15' ? 15 : 18 })
const client = new Client({ connectionString: url })
await client.connect()
await client.query('create table written (number integer primary key)')
for (let number = 1; ; number++) {
  await client.query('insert into written values ($1)', [number])
  process.stdout.write(`${number}\n`)
}
