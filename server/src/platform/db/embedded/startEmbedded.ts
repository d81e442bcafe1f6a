import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefusal } from '../../startRefusal.ts'
import { lockDataDirectory } from './lockDataDirectory.ts'
import { createCluster, DATABASE } from './createCluster.ts'
import { canReach, databaseUser } from './databaseUser.ts'
import { startSupervised } from './supervisor.ts'
import type { PostgresVersion } from './postgresPackage.ts'
import { runnableBinaries } from './runnableBinaries.ts'
import { serverOptions } from './serverOptions.ts'
import { makePrivateFolder, socketFolder } from './socketFolder.ts'

export type EmbeddedDatabase = {
  readonly url: string
  /** Resolves when the database has ended, also when the database stopped unexpectedly. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

type Wanted = {
  readonly folder: string
  readonly version?: PostgresVersion
  /** Tests switch durability off, because the database is then faster. */ readonly durable?: boolean
}

const ATTEMPTS = 20
const PAUSE_MS = 250

export async function startEmbedded({
  folder: wantedFolder,
  version = 18,
  durable = true,
}: Wanted): Promise<EmbeddedDatabase> {
  const folder = path.resolve(wantedFolder)
  const user = databaseUser()
  makePrivateFolder(folder, user)
  if (user && !canReach(user, folder)) {
    throw new StartRefusal(
      `De database draait als gebruiker ${user.name}, en die kan niet in ${folder}: kies een andere DATA_DIR.`,
    )
  }
  const binaries = runnableBinaries({ version, folder, user })
  const cluster = createCluster({ binaries, folder, user, version, durable })
  const socket = socketFolder(folder, user)
  const command = [path.join(binaries, 'postgres'), '-D', cluster, ...serverOptions(socket, durable)]
  // For a moment after a crash, old processes can still use the files, so several attempts are made.
  for (let attempt = 1; ; attempt++) {
    await lockDataDirectory(cluster)
    const supervisor = startSupervised({ command, user, folder })
    const failure = await readiness(supervisor)
    if (failure === null) return running(supervisor, socket)
    if (attempt === ATTEMPTS) throw new StartRefusal(`De database in ${folder} start niet: ${failure}`)
    await pause(PAUSE_MS)
  }
}

/**
 * The result of starting the database: null when the database accepts connections, and otherwise the text that the
 * database printed before it ended.
 */
function readiness(supervisor: ChildProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let said = ''
    // The output is read while the database runs, because a full pipe would stop the database.
    supervisor.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2000)
      if (said.includes('database system is ready to accept connections')) resolve(null)
    })
    supervisor.once('error', reject)
    supervisor.once('exit', () => resolve(said.trim()))
  })
}

/** The connection address of the embedded database in a folder. The address works only while the database runs. */
export const embeddedUrl = (folder: string): string => urlOfSocket(socketFolder(path.resolve(folder), databaseUser()))

const urlOfSocket = (socket: string): string =>
  `postgresql://${DATABASE}@localhost/${DATABASE}?host=${encodeURIComponent(socket)}`

function running(supervisor: ChildProcess, socket: string): EmbeddedDatabase {
  const ended = once(supervisor, 'exit').then(() => undefined)
  return {
    url: urlOfSocket(socket),
    ended,
    stop: () => {
      supervisor.stdin?.end()
      return ended
    },
  }
}
