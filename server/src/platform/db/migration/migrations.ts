import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  /**
   * The checksum of the statements, so that the comments of an applied migration can be improved. Releases until November
   * 2026 stored the checksum of the whole file. A migration of these releases keeps that checksum while its statements
   * are the same, so that old and new releases accept the same database.
   */
  readonly checksum: string
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

function readMigration(folder: string, file: string, earlier: EarlierChecksum | undefined): Migration {
  const [, number, name] = /^(\d{4})_(\w+)\.sql$/.exec(file) ?? []
  if (number === undefined || name === undefined) throw new Error(`not the name of a migration: ${file}`)
  const sql = readFileSync(path.join(folder, file), 'utf8')
  const ofStatements = createHash('sha256').update(statementsOf(sql)).digest('hex')
  const checksum = earlier?.statements === ofStatements ? earlier.file : ofStatements
  return { number: Number(number), name, sql, checksum }
}

/** The SQL of a migration without empty lines and without lines that contain only a comment. */
const statementsOf = (sql: string): string =>
  sql
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !/^\s*--/.test(line))
    .join('\n')

type EarlierChecksum = { readonly file: string; readonly statements: string }

function readEarlierChecksums(folder: string): Readonly<Record<string, EarlierChecksum>> {
  const file = path.join(folder, 'earlier-checksums.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export const latestMigration = (): number => Math.max(...readMigrations(migrationsFolder).map(({ number }) => number))
