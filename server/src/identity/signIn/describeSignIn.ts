import type { Services } from '../../app/services.ts'
import { hasAdministrator } from '../hasAdministratorStore.ts'
import { providerNames } from './providers/providerName.ts'

/**
 * The facts that the sign-in page shows before the user signs in: the configured providers, and whether an
 * administrator is missing.
 */
export function describeSignIn({ db, clock, settings }: Services): () => Promise<string> {
  const { demo } = settings
  const offered = providerNames.filter((name) => demo || settings[name] !== null)
  // After the query has found an administrator, it does not run again, because the last administrator cannot lose the
  // role.
  let found = demo
  return async () => {
    // The sign-in page must load also while the database is unreachable.
    found ||= await hasAdministrator(db, clock.today()).catch(() => true)
    return [...offered, ...(found ? [] : ['no-administrator'])].join(' ')
  }
}
