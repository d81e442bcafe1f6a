import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const projectFolder = path.resolve(import.meta.dirname, '../../..')
const FOLDER = 'server/migrations'
const PACKAGES = ['domain', 'contract', 'server']

const git = (...args: string[]): string => execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8' }).trim()

export type Release = { readonly folder: string; readonly commit: string }

/**
 * Copies an older release from the Git history to a folder: the newest release that has at least `migrationsBack`
 * migrations fewer than the current code. Returns null when the history is too short. Only a commit whose migrations
 * are the first ones of the current list counts as a release. Other commits are skipped: when several developers add
 * migrations, their order can change later.
 */
export function placeRelease(folder: string, migrationsBack: number): Release | null {
  const commit = addingMigrations()
    .slice(migrationsBack - 1)
    .map((added) => git('rev-parse', '--short', `${added}^`))
    .find(isRelease)
  if (commit === undefined) return null
  mkdirSync(folder)
  const parts = [...PACKAGES, 'documents', 'package.json']
  const archive = execFileSync('git', ['archive', commit, ...parts], { cwd: projectFolder, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  borrowModules(folder)
  return { folder, commit }
}

const addingMigrations = (): string[] =>
  git('log', '--diff-filter=A', '--format=%H', '--', `:(glob)${FOLDER}/*.sql`).split('\n')

/** True when the statements of the migrations of a commit are those of the first migrations of the current list. */
function isRelease(commit: string): boolean {
  const had = git('ls-tree', '--name-only', `${commit}:${FOLDER}`).split('\n').filter(isMigration)
  return listMigrations(projectFolder)
    .slice(0, had.length)
    .every((name, index) => {
      const now = readFileSync(path.join(projectFolder, FOLDER, name), 'utf8')
      return name === had[index] && statementsOf(now) === statementsOf(git('show', `${commit}:${FOLDER}/${name}`))
    })
}

/** The comments of a migration can change after its release. */
const statementsOf = (sql: string): string => sql.replaceAll(/^\s*(--.*)?\n/gm, '').trim()

const isMigration = (name: string): boolean => name.endsWith('.sql')

/** The file names of the migrations of a release in a folder, in their order. */
export const listMigrations = (folder: string): string[] =>
  readdirSync(path.join(folder, FOLDER)).filter(isMigration).toSorted()

/**
 * Gives the older release the installed npm packages of the current release. The packages of the project itself still
 * come from the older release.
 */
function borrowModules(folder: string): void {
  const [ours, theirs] = [path.join(folder, 'node_modules'), path.join(projectFolder, 'node_modules')]
  mkdirSync(path.join(ours, '@uurwerk'), { recursive: true })
  for (const name of readdirSync(theirs)) {
    if (name !== '@uurwerk') symlinkSync(path.join(theirs, name), path.join(ours, name))
  }
  for (const name of PACKAGES) symlinkSync(path.join(folder, name), path.join(ours, '@uurwerk', name))
}
