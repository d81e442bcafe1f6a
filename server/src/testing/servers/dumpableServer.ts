import { inject } from 'vitest'
import { pgDumpVersion } from '../../../../bin/steps/tests/database/pgDumpVersion.mjs'
import { startScratch } from '../../platform/db/embedded/startScratch.ts'
import { asSuperuser } from '../database/createOffices.ts'
import { postgresVersion } from '../database/postgresVersion.ts'
import { urlOf } from '../database/template.ts'
import { randomBytes } from 'node:crypto'

export type DumpableServer = {
  /** Returns the URL of a new, empty database. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts a database server from which the installed `pg_dump` can make a dump. An old `pg_dump` refuses a newer server.
 * When the server of the test run is too new, this function starts the oldest version that the product supports.
 */
export async function dumpableServer(): Promise<DumpableServer> {
  const own = pgDumpVersion() < postgresVersion ? await startScratch(15) : null
  const url = own?.url ?? inject('postgresUrl')
  const names: string[] = []
  return {
    newDatabase: async () => {
      const name = `test_${randomBytes(6).toString('hex')}`
      await asSuperuser(url, `create database ${name} template template0`)
      names.push(name)
      return urlOf(url, name)
    },
    stop: async () => {
      for (const name of names) await asSuperuser(url, `drop database ${name} with (force)`)
      await own?.stop()
    },
  }
}
