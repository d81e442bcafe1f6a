import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Migration = {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../migrations')

export const officesMigrationsFolder = path.join(migrationsFolder, 'house')

export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readMigration(folder, file))
    .sort((a, b) => a.number - b.number)
  migrations.forEach(({ number, name }, index) => {
    if (migrations[index - 1]?.number === number)
      throw new Error(`two migrations have the number ${number}: one is ${name}`)
  })
  return migrations
}

function readMigration(folder: string, file: string): Migration {
  const [, number, name] = /^(\d{4})_(\w+)\.sql$/.exec(file) ?? []
  if (number === undefined || name === undefined) throw new Error(`not the name of a migration: ${file}`)
  const sql = readFileSync(path.join(folder, file), 'utf8')
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}

export const latestMigration = (): number => Math.max(...readMigrations(migrationsFolder).map(({ number }) => number))
