import { hasAdministrator } from '../../../identity/hasAdministratorStore.ts'
import { readDemoMark } from '../../../platform/db/installationStore.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { ExamineContext, CheckResult, FindingWithPlaces } from '../facts/checkResult.ts'

/** Checks the public address of the server, the trusted proxy and the sign-in providers. A demo needs none of these. */
export async function checkSignIn({ db, today, services: { settings } }: ExamineContext): Promise<CheckResult> {
  const facts = { madeByDemo: (await readDemoMark(db)) === true, hasAdministrator: await hasAdministrator(db, today) }
  return { summary: summaryOf(settings), found: foundInSignIn(settings, facts) }
}

type Facts = { readonly madeByDemo: boolean; readonly hasAdministrator: boolean }

/**
 * The findings about the public address, the proxy, the providers and the administrator. A demo has none of these
 * findings (rule doctor-12).
 */
export function foundInSignIn(settings: Settings, facts: Facts): FindingWithPlaces[] {
  if (settings.demo) return []
  const { publicUrl, trustProxy, google, apple } = settings
  const isPublic = publicUrl.startsWith('https:')
  return [
    ...(facts.madeByDemo ? [{ code: 'made_by_demo' } as const] : []),
    ...(isPublic ? [] : [{ code: 'address_not_public' } as const]),
    ...(isPublic && trustProxy.length === 0 ? [{ code: 'proxy_unset' } as const] : []),
    ...(google === null && apple === null ? [{ code: 'sign_in_unset' } as const] : []),
    ...(facts.hasAdministrator ? [] : [{ code: 'administrator_missing' } as const]),
  ]
}

function summaryOf({ publicUrl, google, apple, demo }: Settings): string {
  const providers = [...(google === null ? [] : ['Google']), ...(apple === null ? [] : ['Apple'])]
  const signIn = demo ? 'demo: aanmelden als wie men wil' : `aanmelden met ${providers.join(' en ') || 'niets'}`
  return `${publicUrl}, ${signIn}`
}
