import { email, text } from '@uurwerk/contract/fields'
import type { SignInProviderName } from '@uurwerk/domain/people/refusalToSignIn'
import { StartRefusal } from '../../platform/startRefusal.ts'

const USAGE = `Gebruik: bin/admin add <e-mail> <google|apple> [<voornaam> <achternaam> [--medewerker]]
         bin/admin peppol-hook

Maakt iemand admin: wie nog niet bestaat wordt toegevoegd, wie al bestaat krijgt de rol. Aanmelden kan daarna
met dat e-mailadres bij Google of Apple. Wie nog niet bestaat heeft een naam nodig; op een terminal wordt die gevraagd.
Met --medewerker is die persoon ook medewerker, en plant die zelf shiften. Werkt naast een draaiende server en zonder.`

/** The name and the role of a new administrator who is not in the database yet. The operator types them. */
export type NewAdministrator = {
  readonly firstName: string
  readonly lastName: string
  /** True when the person also plans shifts and confirms months, with the role ROLE_USER. */
  readonly isEmployee: boolean
}

export type Input = {
  readonly email: string
  readonly provider: SignInProviderName
  /** The data of a new person; null when the command line has no name. */
  readonly person: NewAdministrator | null
}

const isName = (name: string): boolean => text('naam', { max: 100 }).safeParse(name).success

/** When the arguments are wrong, the error explains how to use the command. */
export function readArguments(
  [verb, address = '', provider = '', ...rest]: readonly string[],
  usage: string = USAGE,
): Input {
  const parsed = email('e-mail').safeParse(address)
  const way = provider.toUpperCase()
  const [firstName = '', lastName = '', option, ...tooMany] = rest
  const isRight =
    verb === 'add' &&
    tooMany.length === 0 &&
    (option === undefined || option === '--medewerker') &&
    (rest.length === 0 || (isName(firstName) && isName(lastName)))
  if (!isRight || (way !== 'GOOGLE' && way !== 'APPLE')) throw new StartRefusal(usage)
  if (!parsed.success) throw new StartRefusal(`${address} is geen geldig e-mailadres.\n\n${usage}`)
  const person = rest.length === 0 ? null : { firstName, lastName, isEmployee: option !== undefined }
  return { email: parsed.data, provider: way, person }
}
