import path from 'node:path'
import { canReach, databaseUser } from '../db/embedded/databaseUser.ts'

const projectFolder = path.resolve(import.meta.dirname, '../../..')

/**
 * A folder in the project. When the database user cannot enter it (below root's closed home), the system's folder for
 * data.
 */
export function defaultDataDir(): string {
  const user = databaseUser()
  return user && !canReach(user, projectFolder) ? '/var/lib/uurwerk' : path.join(projectFolder, '.data')
}
