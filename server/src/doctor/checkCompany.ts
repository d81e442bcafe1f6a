import { missingSellerFields } from '@uurwerk/domain/invoicing/missingSellerFields'
import { readFirstStepFacts } from '../company/firstStepsStore.ts'
import type { QueryContext } from '../http/route.ts'
import type { Examined } from './examined.ts'

/** Checks that the data of the seller is complete, because invoices copy it. */
export async function checkCompany({ db }: Pick<QueryContext, 'db'>): Promise<Examined> {
  const { seller } = await readFirstStepFacts(db)
  const fields = missingSellerFields(seller)
  return {
    summary: fields.length === 0 ? 'Volledig ingevuld' : 'Niet volledig ingevuld',
    found: fields.length === 0 ? [] : [{ code: 'company_incomplete', fields, places: [{ screen: 'settings' }] }],
  }
}
