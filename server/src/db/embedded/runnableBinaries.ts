import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { asUser, type DatabaseUser } from './databaseUser.ts'
import { linkLibraries } from './linkLibraries.ts'
import { postgresPackage, type PostgresVersion } from './postgresPackage.ts'

type Wanted = { readonly version: PostgresVersion; readonly folder: string; readonly user: DatabaseUser | null }

/**
 * The folder with `postgres` and `initdb`: the installed package, or a copy beside the data when the package cannot be
 * used.
 */
export function runnableBinaries({ version, folder, user }: Wanted): string {
  const { root, release } = postgresPackage(version)
  if (isRunnable(root, user)) return path.join(root, 'native/bin')
  const copy = path.join(folder, `postgres-${release}`)
  if (!existsSync(copy)) copyPackage(root, copy)
  return path.join(copy, 'native/bin')
}

/**
 * The package cannot be used below a home folder that the database user cannot read, or in a read-only node_modules.
 */
function isRunnable(root: string, user: DatabaseUser | null): boolean {
  try {
    linkLibraries(root)
  } catch {
    return false
  }
  return spawnSync(path.join(root, 'native/bin/postgres'), ['--version'], { ...asUser(user), cwd: '/' }).status === 0
}

/** Uses a temporary folder name first, so that an interrupted copy is never used. */
function copyPackage(root: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`
  cpSync(root, unfinished, { recursive: true, verbatimSymlinks: true })
  linkLibraries(unfinished)
  if (existsSync(copy)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, copy)
}
