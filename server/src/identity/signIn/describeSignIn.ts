import type { Services } from '../../app/services.ts'
import { hasAdministrator } from '../hasAdministratorStore.ts'
import { providerNames } from './providers/providerName.ts'

/** The page shows the configured providers, and whether the office has no administrator. */
export function describeSignIn({ db, clock, settings }: Services): () => Promise<string> {
  const { demo } = settings
  const offered = providerNames.filter((name) => demo || settings[name] !== null)
  // The last administrator cannot lose the role. When the query has found an administrator, it is therefore not
  // repeated.
  let found = demo
  return async () => {
    // The sign-in page must load without the database, and then says nothing about administrators.
    found ||= await hasAdministrator(db, clock.today()).catch(() => true)
    return [...offered, ...(found ? [] : ['no-administrator'])].join(' ')
  }
}
