import type { BuyerIdentity } from '../buyerIdentity.ts'
import { enterpriseNumberOf } from '../numbers/isEnterpriseNumber.ts'
import { peppolIdOf } from '../peppolId.ts'
import { placeOfBuyer, type BuyerPlace } from './vatId.ts'
import { vatRegime, type VatCategory, type VatRegime } from './vatRegime.ts'
import { refusalOfGround, type GroundRefusal } from './requestedVatRegime.ts'

export type VatFacts = {
  readonly regimes: readonly VatRegime[]
  /** The exemption reason that HR typed, for the VAT regime EX_OTHER. */
  readonly ground: string
  readonly seller: { readonly vatNumber: string; readonly enterpriseNumber: string }
  readonly buyer: BuyerIdentity & { readonly country: string; readonly peppolId: string }
  /** True when the invoice has a day or a period of supply. */
  readonly hasDelivery: boolean
}

export type VatRefusal =
  | { readonly code: 'vat_seller_without_number' }
  | { readonly code: 'vat_outside_scope_mixed' }
  | { readonly code: 'vat_regime_country'; readonly regime: VatRegime; readonly country: string }
  | { readonly code: 'vat_buyer_number_missing' }
  | { readonly code: 'buyer_is_seller' }
  | { readonly code: 'vat_delivery_missing' }
  | GroundRefusal

const PLACES: Partial<Record<VatRegime, BuyerPlace>> = {
  RC_BE: 'belgium',
  RC_EU: 'eu',
  IC_GOODS: 'eu',
  EXPORT: 'outside',
  OUTSIDE: 'outside',
}

const NEED_SELLER: ReadonlySet<VatCategory> = new Set(['S', 'AE', 'K', 'G', 'Z'])
const NOT_FOR_PEOPLE: ReadonlySet<VatCategory> = new Set(['AE', 'K', 'O'])
const NEED_BUYER: ReadonlySet<VatRegime> = new Set(['RC_BE', 'RC_EU', 'IC_GOODS'])

/**
 * The reason why the VAT of an invoice is refused: it contradicts the seller, the buyer or another line (rules
 * invoicing-27, invoicing-71). The VAT Code (articles 21, 39bis, 44 and 53) decides which seller, buyer and words a
 * regime needs.
 */
export function refusalOfVat({ regimes, ground, seller, buyer, hasDelivery }: VatFacts): VatRefusal | null {
  const categories = new Set(regimes.map((regime) => vatRegime(regime).category))
  const has = (some: ReadonlySet<VatCategory>) => [...categories].some((category) => some.has(category))
  if (has(NEED_SELLER) && enterpriseNumberOf(seller.vatNumber) === null) return { code: 'vat_seller_without_number' }
  if (categories.has('O') && categories.size > 1) return { code: 'vat_outside_scope_mixed' }
  // A concept (an invoice without a number) of an older release can have any exemption text.
  const refusal = regimes.includes('EX_OTHER') ? refusalOfGround(ground) : null
  if (refusal !== null) return refusal
  const { country } = buyer
  const wrong = regimes.find((regime) => !fits(regime, buyer))
  if (wrong !== undefined) return { code: 'vat_regime_country', regime: wrong, country }
  if (regimes.some((regime) => NEED_BUYER.has(regime) && !hasNumberFor(regime, buyer)))
    return { code: 'vat_buyer_number_missing' }
  if (isSeller(buyer, seller)) return { code: 'buyer_is_seller' }
  return regimes.includes('IC_GOODS') && !hasDelivery ? { code: 'vat_delivery_missing' } : null
}

/** True when a VAT regime is allowed for a buyer in a country. */
export function fits(
  regime: VatRegime,
  buyer: { readonly country: string; readonly privatePerson: boolean; readonly vatId: string },
): boolean {
  if (buyer.privatePerson && NOT_FOR_PEOPLE.has(vatRegime(regime).category)) return false
  if (regime === 'IC_GOODS' && isNorthernIrish(buyer)) return true
  const place = PLACES[regime]
  return place === undefined || place === placeOfBuyer(buyer.country)
}

/**
 * True for a buyer with a VAT number of Northern Ireland. The VAT rules of the EU apply there to goods, and not to
 * services (Windsor Framework, article 8 of the Protocol on Ireland and Northern Ireland).
 */
const isNorthernIrish = ({ country, vatId }: { readonly country: string; readonly vatId: string }): boolean =>
  country === 'GB' && vatId.startsWith('XI')

const hasNumberFor = (regime: VatRegime, { vatId }: BuyerIdentity): boolean =>
  vatId !== '' && vatId.startsWith('BE') === (regime === 'RC_BE')

/** The schemes of Peppol addresses that contain a Belgian enterprise number. */
const BELGIAN_SCHEMES = new Set(['0208', '9925'])

function isSeller({ enterpriseNumber, vatId, peppolId }: VatFacts['buyer'], seller: VatFacts['seller']): boolean {
  const ours = [seller.enterpriseNumber, seller.vatNumber].map(enterpriseNumberOf)
  const address = peppolIdOf(peppolId)
  const addressed = address !== null && BELGIAN_SCHEMES.has(address.scheme) ? address.id : ''
  return [enterpriseNumber, vatId, addressed]
    .map(enterpriseNumberOf)
    .some((number) => number !== null && ours.includes(number))
}
