import path from 'node:path'
import { canReach, databaseUser } from '../db/embedded/databaseUser.ts'

const projectFolder = path.resolve(import.meta.dirname, '../../..')

/** In the project, or, where the database's own user cannot come there (root's closed home), in the system's place for data. */
export function defaultDataDir(): string {
  const user = databaseUser()
  return user && !canReach(user, projectFolder) ? '/var/lib/uurwerk' : path.join(projectFolder, '.data')
}
