import type { Services } from '../../services.ts'
import { hasAdministrator } from '../hasAdministratorStore.ts'
import { providerNames } from './providerName.ts'

/** What the sign-in page must know before anybody is signed in: the configured providers, and whether there is no administrator yet. */
export function describeSignIn({ db, clock, settings }: Services): () => Promise<string> {
  const { demo } = settings
  const offered = providerNames.filter((name) => demo || settings[name] !== null)
  // The last administrator keeps the role, so that the first one found is enough.
  let found = demo
  return async () => {
    // The page must come, also while the database is away.
    found ||= await hasAdministrator(db, clock.today()).catch(() => true)
    return [...offered, ...(found ? [] : ['no-administrator'])].join(' ')
  }
}
