import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, renameSync, rmSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { asUser, type DatabaseUser } from './databaseUser.ts'
import { postgresPackage, type PostgresVersion } from './postgresPackage.ts'

type Wanted = { readonly version: PostgresVersion; readonly folder: string; readonly user: DatabaseUser | null }

/**
 * The folder with the programs `postgres` and `initdb`: the installed package, or a copy next to the data when the
 * database user cannot use the package.
 */
export function runnableBinaries({ version, folder, user }: Wanted): string {
  const { root, release } = postgresPackage(version)
  if (isRunnable(root, user)) return path.join(root, 'native/bin')
  const copy = path.join(folder, `postgres-${release}`)
  if (!existsSync(copy)) copyPackage(root, copy)
  return path.join(copy, 'native/bin')
}

/**
 * True when the database user can use the installed package. The user cannot use a package below a home folder that it
 * cannot read, or in a read-only node_modules.
 */
function isRunnable(root: string, user: DatabaseUser | null): boolean {
  try {
    linkLibraries(root)
  } catch {
    return false
  }
  return spawnSync(path.join(root, 'native/bin/postgres'), ['--version'], { ...asUser(user), cwd: '/' }).status === 0
}

/**
 * Copies the PostgreSQL package into a folder with a temporary name first, so that no program uses an interrupted copy.
 */
function copyPackage(root: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`
  cpSync(root, unfinished, { recursive: true, verbatimSymlinks: true })
  linkLibraries(unfinished)
  if (existsSync(copy)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, copy)
}

type Link = { readonly source: string; readonly target: string }

/** Creates the library links that the package's install script would create. npm does not run install scripts. */
function linkLibraries(packageRoot: string): void {
  const links = JSON.parse(readFileSync(path.join(packageRoot, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const from = path.join(packageRoot, target)
    try {
      symlinkSync(path.relative(path.dirname(from), path.join(packageRoot, source)), from)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
