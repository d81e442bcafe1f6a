import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  /** The checksum of the SQL without its comments, so that the comments of an applied migration can be improved. */
  readonly checksum: string
  /** The checksum with comments, which releases until November 2026 stored. Undefined for a later migration. */
  readonly earlierChecksum: string | undefined
}

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../migrations')

export const officesMigrationsFolder = path.join(migrationsFolder, 'house')

export function readMigrations(folder: string): Migration[] {
  const earlier = readEarlierChecksums(folder)
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readMigration(folder, file, earlier[file]))
    .sort((a, b) => a.number - b.number)
  migrations.forEach(({ number, name }, index) => {
    if (migrations[index - 1]?.number === number)
      throw new Error(`two migrations have the number ${number}: one is ${name}`)
  })
  return migrations
}

function readMigration(folder: string, file: string, earlierChecksum: string | undefined): Migration {
  const [, number, name] = /^(\d{4})_(\w+)\.sql$/.exec(file) ?? []
  if (number === undefined || name === undefined) throw new Error(`not the name of a migration: ${file}`)
  const sql = readFileSync(path.join(folder, file), 'utf8')
  const statements = sql.replaceAll(/^\s*--.*\n/gm, '')
  const checksum = createHash('sha256').update(statements).digest('hex')
  return { number: Number(number), name, sql, checksum, earlierChecksum }
}

function readEarlierChecksums(folder: string): Readonly<Record<string, string>> {
  const file = path.join(folder, 'earlier-checksums.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export const latestMigration = (): number => Math.max(...readMigrations(migrationsFolder).map(({ number }) => number))
