import { fits } from '@uurwerk/domain/invoicing/vat/refusalOfVat'
import { isOwnRegime, nameOfRegime, type OwnExemption, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { chosenRegime } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import { billVat } from '@uurwerk/domain/invoicing/vat/billVat'
import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { chooseRegimeOfCustomers as endpoint } from '@uurwerk/contract/invoicing/vatRegimes'
import { sentenceOf } from '@uurwerk/contract/problems'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { SETTINGS } from '../../company/settingsEntity.ts'
import { conceptOf } from '../concepts/conceptOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { updateContents } from '../invoiceStore.ts'
import { languageOf } from '../languageOf.ts'
import {
  assertRegimesExist,
  listOwnExemptions,
  lockHolder,
  listFollowingConcepts,
  updateRegime,
  listCustomersOfRegime,
  type RegimeHolder,
} from './vatRegimeStore.ts'

type Input = RegimeHolder & { readonly regime: VatRegime | null; readonly version?: number | undefined }

/** The kind of record with a VAT regime, as the audit trail names it. */
const entityOf = ({ table, id }: RegimeHolder) =>
  table === 'company_settings'
    ? SETTINGS
    : ({ entity: table === 'customers' ? 'customer' : 'contract', entityId: id } as const)

type Followed = { readonly id: number; readonly regime: VatRegime }

type Chosen = { readonly vatRegime: VatRegime | null; readonly concepts: number }

/**
 * Sets the VAT regime of a customer, of a contract or of our own company. A concept invoice without its own VAT regime
 * gets the new VAT regime; an invoice with a number never changes (rules invoicing-69, invoicing-76).
 */
export async function chooseVatRegime(context: CommandContext, input: Input): Promise<Chosen> {
  const { tx, now } = context
  const { table, regime } = input
  const before = orNotFound(await lockHolder(tx, input))
  const entity = entityOf(input)
  const isCompany = table === 'company_settings'
  await assertVersion(tx, {
    ...entity,
    stored: before.version,
    sent: input.version,
    current: () => ({ vatRegime: before.vatRegime, version: before.version }),
  })
  const own = await listOwnExemptions(tx)
  assertRegimesExist([regime], own)
  if (regime !== null && !isCompany && !fits(regime, before))
    throw new RefusalError({ code: 'vat_regime_country', regime, country: before.country } as const)
  await updateRegime(tx, input, { regime, now })
  // The audit trail stores the name of an added exemption, because a reader does not know its number.
  const inWords = (code: VatRegime | null) => (code !== null && isOwnRegime(code) ? nameOfRegime(code, own) : code)
  const following = await listFollowingConcepts(tx, input)
  for (const concept of following) await priceAgain(context, concept, own)
  const concepts = following.length
  await recordCallerAct(context, {
    action: 'choose vat regime',
    ...entity,
    personId: before.personId,
    ...(isCompany
      ? {
          before: { defaultVatRegime: inWords(before.vatRegime) },
          after: { defaultVatRegime: inWords(regime), concepts },
        }
      : { before: { vatRegime: inWords(before.vatRegime) }, after: { vatRegime: inWords(regime), concepts } }),
  })
  return { vatRegime: regime, concepts }
}

/** Gives a concept invoice another VAT regime. Its lines and its free costs do not change. */
async function priceAgain({ tx }: CommandContext, { id, regime }: Followed, own: readonly OwnExemption[]) {
  const row = await lockInvoice(tx, id)
  const chosen = chosenRegime(regime, own)
  const hours = row.lines.map(({ amount }) => amount)
  const { totals } = billVat({ hours, costs: row.costs, chosen, language: languageOf(row.billing) })
  await updateContents(tx, id, { ...conceptOf(row).contents, vat: chosen, totals })
}

type ManyCustomers = BodyOf<typeof endpoint> & { readonly preview: boolean }

/**
 * Gives many customers a VAT regime. When one customer is refused, no customer gets the VAT regime. A preview names all
 * refused customers (rule invoicing-76).
 */
export async function chooseRegimeOfCustomers(
  context: CommandContext,
  { customerIds, regime, preview }: ManyCustomers,
) {
  const ids = [...new Set(customerIds)].sort((a, b) => a - b)
  const customers = await listCustomersOfRegime(context.tx, ids)
  const refusals = customers.flatMap(({ customerId, customerName, ...buyer }) =>
    regime === null || fits(regime, buyer)
      ? []
      : [
          {
            customerId,
            customerName,
            refusal: { code: 'vat_regime_country', regime, country: buyer.country } as const,
          },
        ],
  )
  const [first] = refusals
  if (first !== undefined && !preview) throw new RefusalError(first.refusal)
  const refusedIds = new Set(refusals.map(({ customerId }) => customerId))
  let concepts = 0
  for (const id of ids.filter((one) => !refusedIds.has(one))) {
    const chosen = await chooseVatRegime(context, { table: 'customers', id, regime })
    concepts += chosen.concepts
  }
  const refused = refusals.map(({ refusal, ...customer }) => ({ ...customer, reason: sentenceOf(refusal) }))
  return { vatRegime: regime, concepts, refused }
}
