import { readCompany } from '../../company/companyStore.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { companyName } from '../../platform/documents/printing/printCompany.ts'

type Letter = { readonly subject: string; readonly body: string }

/**
 * Makes a mail about a change of an account. Without this mail, a stranger with a stolen session or account could
 * change who may sign in, and nobody would know it.
 */
const letter = (subject: string, sentences: readonly string[], company: string): Letter => ({
  subject,
  body: [...sentences, `Met vriendelijke groeten\n\n${company}`].join('\n\n'),
})

export const senderOf = async (tx: Tx): Promise<string> => companyName(await readCompany(tx)) || 'Uurwerk'

/**
 * The mail about a changed e-mail address. The same mail goes to the old address and to the new address. The mail
 * contains neither address, so that the owner of one address does not learn the other address.
 */
export const emailChangedLetter = ({ firstName, by, company }: Record<'firstName' | 'by' | 'company', string>) =>
  letter(
    'Het e-mailadres van je account in Uurwerk is gewijzigd',
    [
      `Dag ${firstName},`,
      `${by} heeft het e-mailadres gewijzigd waarmee je je bij Uurwerk aanmeldt. Met het oude adres kan dat niet meer.`,
      'Weet je van niets? Verwittig dan meteen HR.',
    ],
    company,
  )

export const administratorAddedLetter = ({ name, by, company }: Record<'name' | 'by' | 'company', string>) =>
  letter(
    `${name} is nu admin in Uurwerk`,
    [
      'Beste,',
      `${name} heeft de rol van admin gekregen van ${by}, en kan dus alles zien en wijzigen. Alle admins krijgen deze mail.`,
      'Klopt dit niet? Neem de rol dan meteen terug, en kijk in Beheer › Geschiedenis wat er gebeurde.',
    ],
    company,
  )

export const accountBoundLetter = ({
  firstName,
  provider,
  company,
}: Record<'firstName' | 'provider' | 'company', string>) =>
  letter(
    'Je account in Uurwerk is gekoppeld',
    [
      `Dag ${firstName},`,
      `Iemand heeft zich voor het eerst met dit adres bij Uurwerk aangemeld, met een account van ${provider}. Vanaf nu kan alleen dat account zich als jou aanmelden.`,
      'Was jij dat niet? Verwittig dan meteen HR.',
    ],
    company,
  )
