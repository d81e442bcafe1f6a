import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { StartRefusal } from '../../startRefusal.ts'
import { asUser, type DatabaseUser } from './databaseUser.ts'
import type { PostgresVersion } from './postgresPackage.ts'
import { runningProcess } from './processTable.ts'

export const DATABASE = 'uurwerk'

type Wanted = {
  readonly binaries: string
  readonly folder: string
  readonly user: DatabaseUser | null
  readonly version: PostgresVersion
  readonly durable: boolean
}

/** The folder of the embedded database, below `folder`. The first start creates the files. */
export function createCluster(wanted: Wanted): string {
  const cluster = path.join(wanted.folder, 'cluster')
  removeUnfinished(wanted.folder)
  if (existsSync(cluster)) refuseOtherVersion(cluster, wanted.version)
  else fillCluster(cluster, wanted)
  return cluster
}

/**
 * Creates the embedded database in a folder with a temporary name. An interrupted first start therefore leaves no
 * incomplete database.
 */
function fillCluster(cluster: string, { binaries, user, durable }: Wanted): void {
  const unfinished = `${cluster}.${process.pid}`
  const run = (program: string, args: readonly string[], input = ''): void => {
    const { status, stderr, error } = spawnSync(path.join(binaries, program), args, {
      ...asUser(user),
      cwd: '/',
      input,
      encoding: 'utf8',
      env: { LC_ALL: 'C', TZ: 'UTC' },
    })
    if (status !== 0)
      throw new StartRefusal(
        `De database kan niet gemaakt worden in ${path.dirname(cluster)}: ${error?.message ?? stderr}`,
      )
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=nl-NL']
  const sync = durable ? [] : ['--no-sync']
  run('initdb', ['-D', unfinished, '-U', DATABASE, '--auth=trust', '--data-checksums', ...locale, ...sync])
  run('postgres', ['--single', '-D', unfinished, 'postgres'], `create database ${DATABASE}\n`)
  renameSync(unfinished, cluster)
}

function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const maker = /^cluster\.(\d+)$/.exec(name)?.[1]
    if (maker && Number(maker) !== process.pid && !runningProcess(Number(maker)))
      rmSync(path.join(folder, name), { recursive: true })
  }
}

function refuseOtherVersion(cluster: string, version: PostgresVersion): void {
  const found = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found !== String(version)) {
    throw new StartRefusal(
      `De gegevens in ${path.dirname(cluster)} zijn van PostgreSQL ${found}, deze Uurwerk brengt ${version} mee: kies een andere DATA_DIR.`,
    )
  }
}
