import { missingForRealUse, type Settings } from './settings.ts'

/** Tells the person at the terminal where to look, and what is still to be set. */
export function announce(settings: Settings, address: string): void {
  const where = address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')
  console.log(`\nUurwerk draait op ${where}${settings.demo ? ' (demo)' : ''}. Stoppen: Ctrl-C.`)
  if (settings.demo) return
  const missing = missingForRealUse(settings)
  if (missing.length > 0) console.log(['Nog niet ingesteld:', ...missing.map((line) => `  - ${line}`)].join('\n'))
}
