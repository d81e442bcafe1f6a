import type { Interface } from 'node:readline/promises'
import type { NewAdministrator } from './readArguments.ts'

/** Asks at the terminal for the name and the role of a new administrator (rule identity-10). */
export async function askPerson({ question }: Pick<Interface, 'question'>, email: string): Promise<NewAdministrator> {
  const name = async (prompt: string): Promise<string> => (await question(prompt)).trim() || name(prompt)
  const firstName = await name(`Voornaam van ${email}: `)
  const lastName = await name('Achternaam: ')
  const answer = await question('Plant deze persoon ook zelf shiften, als medewerker? (j/n) ')
  return { firstName, lastName, isEmployee: answer.trim().toLowerCase().startsWith('j') }
}
