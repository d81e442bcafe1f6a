import { email } from '@uurwerk/contract/fields'
import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import { StartRefusal } from '../../platform/startRefusal.ts'

const USAGE = `Gebruik: bin/admin add <e-mail> <google|apple>
         bin/admin peppol-hook

Maakt iemand admin: wie nog niet bestaat wordt toegevoegd, wie al bestaat krijgt de rol. Aanmelden kan daarna
met dat e-mailadres bij Google of Apple. Werkt naast een draaiende server en zonder.`

export type Asked = { readonly email: string; readonly provider: SignInProviderName }

/** Reads the command line of `bin/admin`. Wrong arguments are refused with the usage. */
export function readArguments([verb, address = '', provider = '', ...rest]: readonly string[]): Asked {
  const parsed = email('e-mail').safeParse(address)
  const name = provider.toUpperCase()
  if (verb !== 'add' || rest.length > 0 || (name !== 'GOOGLE' && name !== 'APPLE')) throw new StartRefusal(USAGE)
  if (!parsed.success) throw new StartRefusal(`${address} is geen geldig e-mailadres.\n\n${USAGE}`)
  return { email: parsed.data, provider: name }
}
