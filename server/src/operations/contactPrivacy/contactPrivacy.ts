import type { contactPrivacy as endpoint } from '@uurwerk/contract/operations/retention'
import { contactTerms } from '@uurwerk/domain/operations/retention/contactTerms'
import type { AnswerOf } from '../../app/context.ts'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import type { Database } from '../../platform/db/database.ts'
import { addressLines } from '../../platform/documents/printing/addressLines.ts'
import { readTerms } from '../retention/retentionTermStore.ts'

/** Our company, and how long it keeps the data that a contact of a customer reads and enters (rule contact-65). */
export async function contactPrivacy(db: Database): Promise<AnswerOf<typeof endpoint>> {
  const [company, terms] = await Promise.all([readCompany(db), readTerms(db)])
  return {
    companyName: senderName(company),
    companyAddress: addressLines(company).join(', '),
    companyEmail: company.email,
    companyPhone: company.phone,
    terms: contactTerms(terms),
  }
}
