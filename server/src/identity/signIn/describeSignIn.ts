import type { Services } from '../../app/services.ts'
import { hasAdministrator } from '../hasAdministratorStore.ts'
import { providerNames } from './providers/providerName.ts'

/**
 * Facts that the sign-in page shows before anybody is signed in: the configured providers, and whether an administrator
 * is missing.
 */
export function describeSignIn({ db, clock, settings }: Services): () => Promise<string> {
  const { demo } = settings
  const offered = providerNames.filter((name) => demo || settings[name] !== null)
  // The last administrator cannot lose the role. Once the query has found an administrator, it is not repeated.
  let found = demo
  return async () => {
    // The sign-in page must load also while the database is unreachable.
    found ||= await hasAdministrator(db, clock.today()).catch(() => true)
    return [...offered, ...(found ? [] : ['no-administrator'])].join(' ')
  }
}
