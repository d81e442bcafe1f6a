import type { Services } from '../../app/services.ts'
import { hasAdministrator } from '../hasAdministratorStore.ts'
import { providerNames } from './providers/providerName.ts'

/**
 * The facts for the sign-in page, which it shows before anybody has signed in: the configured providers, and whether
 * the office has no administrator.
 */
export function describeSignIn({ db, clock, settings }: Services): () => Promise<string> {
  const { demo } = settings
  const offered = providerNames.filter((name) => demo || settings[name] !== null)
  // After the query has found an administrator, it does not run again: the last administrator cannot lose the role, so
  // there will always be one.
  let found = demo
  return async () => {
    // When the database cannot be reached, the sign-in page must still load. The page then says nothing about
    // administrators.
    found ||= await hasAdministrator(db, clock.today()).catch(() => true)
    return [...offered, ...(found ? [] : ['no-administrator'])].join(' ')
  }
}
