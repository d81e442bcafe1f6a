import path from 'node:path'
import { canReach, databaseUser } from '../db/embedded/databaseUser.ts'

const projectFolder = path.resolve(import.meta.dirname, '../../../..')

/**
 * The default data folder, which is in the project. When the database user cannot enter the project, it is in the
 * system's folder for data. This is the case when, for example, the project is in the home folder of root.
 */
export function defaultDataDir(): string {
  const user = databaseUser()
  return user && !canReach(user, projectFolder) ? '/var/lib/uurwerk' : path.join(projectFolder, '.data')
}
