import type { Services } from '../../services.ts'
import { hasAdministrator } from '../hasAdministratorStore.ts'
import { providerNames } from './providerName.ts'

/**
 * Facts for the sign-in page before anybody is signed in: the configured providers, and whether an administrator is
 * missing.
 */
export function describeSignIn({ db, clock, settings }: Services): () => Promise<string> {
  const { demo } = settings
  const offered = providerNames.filter((name) => demo || settings[name] !== null)
  // The last administrator keeps the role. Once one is found, the query is not needed any more.
  let found = demo
  return async () => {
    // The page must load while the database is unreachable.
    found ||= await hasAdministrator(db, clock.today()).catch(() => true)
    return [...offered, ...(found ? [] : ['no-administrator'])].join(' ')
  }
}
