import path from 'node:path'
import { canReach, databaseUser } from '../db/embedded/databaseUser.ts'

const projectFolder = path.resolve(import.meta.dirname, '../../../..')

/**
 * The default data folder. It is in the project, or in the system's folder for data when the database user cannot enter
 * the project (for example below root's home folder).
 */
export function defaultDataDir(): string {
  const user = databaseUser()
  return user && !canReach(user, projectFolder) ? '/var/lib/uurwerk' : path.join(projectFolder, '.data')
}
