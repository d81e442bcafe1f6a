import { missingForRealUse, type Settings } from '../settings/settings.ts'

const NO_ADMINISTRATOR = 'een admin (nog niemand kan zich aanmelden): bin/admin add <e-mail> <google|apple>'

type Started = { readonly address: string; readonly hasAdministrator: boolean }

export function announce(settings: Settings, { address, hasAdministrator }: Started): void {
  const where = address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')
  console.log(`\nUurwerk draait op ${where}${settings.demo ? ' (demo)' : ''}. Stoppen: Ctrl-C.`)
  if (settings.demo) return
  const missing = [...missingForRealUse(settings), ...(hasAdministrator ? [] : [NO_ADMINISTRATOR])]
  if (missing.length > 0) console.log(['Nog niet ingesteld:', ...missing.map((line) => `  - ${line}`)].join('\n'))
}
