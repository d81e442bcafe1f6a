import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from '../project.mjs'

/** The file in which `storedRows.ts` keeps the row types that the code states. */
const STATED = inProject('node_modules/.cache/declared-rows.json')

/**
 * The code with SQL statements for a copy of the database files and for a standby server. Only separate server
 * processes send these SQL statements, in the deep run and in `npm run trust`.
 */
const OF_OTHER_PROCESSES = /^src\/(operations\/backup|platform\/db\/standby)\//

/**
 * The places in the code that state a type for a database row, and whose type no test compared with a real row.
 * `checkRows.ts` writes into the folder which places each test process compared. Only a whole run of the tests compares
 * all places.
 */
export function placesWithoutRow(folder, stated = STATED) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
  const compared = new Set(readdirSync(folder).flatMap((name) => read(path.join(folder, name))))
  return read(stated)
    .rows.filter(({ at, row }) => !isNever(row) && !OF_OTHER_PROCESSES.test(at) && !compared.has(at))
    .map(({ at }) => at)
}

/** True for the row type of an SQL statement that returns no rows. */
const isNever = ({ anyOf }) => anyOf?.length === 0
