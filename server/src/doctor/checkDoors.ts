import type { Reading } from '../http/route.ts'
import type { Settings } from '../settings.ts'
import type { Examined, Found } from './examined.ts'

/** How people come in. A demo is for looking around on one's own machine. */
export const checkDoors = ({ services: { settings } }: Pick<Reading, 'services'>): Examined => ({
  summary: summaryOf(settings),
  found: settings.demo ? [] : foundIn(settings),
})

function foundIn({ publicUrl, trustProxy, google, apple }: Settings): Found[] {
  const isPublic = publicUrl.startsWith('https:')
  return [
    ...(isPublic ? [] : [{ code: 'address_not_public' } as const]),
    ...(isPublic && trustProxy.length === 0 ? [{ code: 'proxy_unset' } as const] : []),
    ...(google === null && apple === null ? [{ code: 'sign_in_unset' } as const] : []),
  ]
}

function summaryOf({ publicUrl, google, apple, demo }: Settings): string {
  const providers = [...(google === null ? [] : ['Google']), ...(apple === null ? [] : ['Apple'])]
  const signIn = demo ? 'demo: aanmelden als wie men wil' : `aanmelden met ${providers.join(' en ') || 'niets'}`
  return `${publicUrl}, ${signIn}`
}
