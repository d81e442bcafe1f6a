import path from 'node:path'
import { canReach, databaseUser } from '../db/embedded/databaseUser.ts'

const projectFolder = path.resolve(import.meta.dirname, '../../../..')

/**
 * The default data folder. The folder is in the project. When the database user cannot enter the project (for example
 * below the home folder of root), the folder is in the system's folder for data.
 */
export function defaultDataDir(): string {
  const user = databaseUser()
  return user && !canReach(user, projectFolder) ? '/var/lib/uurwerk' : path.join(projectFolder, '.data')
}
