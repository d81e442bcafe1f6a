import { SEEDED_REGIMES, VAT_REGIMES, vatRegime, type VatRegime } from './vatRegime.ts'
import type { VatPercentage } from './lines/vat.ts'
import { placeOfBuyer } from './vatId.ts'

/** The VAT of an invoice in a request. It is a VAT regime, or from older clients a rate and a text. */
export type VatAsked = {
  readonly regime?: VatRegime | undefined
  readonly percentage?: VatPercentage | undefined
  readonly ground?: string | undefined
}

/** The VAT regime of an invoice, with the exemption reason that HR typed. */
export type ChosenVat = { readonly regime: VatRegime; readonly ground: string }

export type GroundRefusal = { readonly code: 'vat_ground_not_exempt'; readonly regime: VatRegime }

type VatAskedRefusal =
  | { readonly code: 'exemption_text_required' }
  | GroundRefusal
  | { readonly code: 'vat_contradicts_regime'; readonly percentage: number; readonly regime: VatRegime }

type Answer = { readonly chosen: ChosenVat; readonly refusal: null } | { readonly refusal: VatAskedRefusal }

/** The words in a VAT text that mean a VAT regime other than an exemption. */
const NOT_EXEMPT: readonly (readonly [words: RegExp, regime: VatRegime])[] = [
  [/\b39\s?bis\b/i, 'IC_GOODS'],
  [/niet onderworpen/i, 'OUTSIDE'],
  [/\b196\b/, 'RC_EU'],
  [/verlegd|verlegging van heffing|reverse charge|autoliquidation/i, 'RC_BE'],
]

/**
 * The VAT regime that a request asks for. A rate of 6, 12 or 21 without a text is the regime of that rate. A rate of 0
 * with the text of a VAT regime is that regime. A rate of 0 with any other text is an exemption with the text as its
 * reason (rules invoicing-13, invoicing-70).
 */
export function vatRegimeAsked(asked: VatAsked, before: ChosenVat): Answer {
  const ground = asked.ground ?? before.ground
  if (asked.regime !== undefined) return named(asked.regime, asked.percentage, ground)
  const stored = vatRegime(before.regime).percentage ?? 0
  const percentage = asked.percentage ?? stored
  if (percentage === stored && ground === before.ground) return { chosen: before, refusal: null }
  if (percentage > 0) return chose({ regime: taxedAt(percentage), ground })
  const seeded = regimeOfWords(ground)
  return seeded === null ? other(ground) : chose({ regime: seeded, ground })
}

function named(regime: VatRegime, percentage: VatPercentage | undefined, ground: string): Answer {
  if (percentage !== undefined && percentage !== (vatRegime(regime).percentage ?? 0))
    return { refusal: { code: 'vat_contradicts_regime', percentage, regime } }
  if (regime !== 'EX_OTHER') return chose({ regime, ground: vatRegime(regime).words?.nl ?? '' })
  return other(ground)
}

function other(ground: string): Answer {
  if (ground.trim() === '') return { refusal: { code: 'exemption_text_required' } }
  const refusal = refusalOfGround(ground)
  return refusal === null ? chose({ regime: 'EX_OTHER', ground }) : { refusal }
}

/**
 * The reason why a text that HR typed cannot be an exemption. Its words mean another VAT regime (rule invoicing-70).
 */
export function refusalOfGround(ground: string): GroundRefusal | null {
  const [, regime] = NOT_EXEMPT.find(([words]) => words.test(ground)) ?? []
  return regime === undefined ? null : { code: 'vat_ground_not_exempt', regime }
}

const chose = (chosen: ChosenVat): Answer => ({ chosen, refusal: null })

const taxedAt = (percentage: VatPercentage): VatRegime =>
  VAT_REGIMES.find((code) => vatRegime(code).category === 'S' && vatRegime(code).percentage === percentage)!

/** Finds the VAT regime that has this text in any language. Spaces and capitals do not count. */
function regimeOfWords(text: string): VatRegime | null {
  const same = (words: string) => plain(words) === plain(text)
  return SEEDED_REGIMES.find((code) => Object.values(vatRegime(code).words ?? {}).some(same)) ?? null
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase()

export type Proposal = {
  /** The proposed VAT regime; null when the application proposes none. */
  readonly regime: VatRegime | null
  readonly why: 'same_before' | 'private_person' | 'eu_company' | 'outside_eu' | 'unknown'
}

type Facts = {
  readonly country: string
  readonly privatePerson: boolean
  readonly vatId: string
  readonly company: VatRegime
  /** The VAT regimes of the last invoices of the customer. */
  readonly before: readonly VatRegime[]
}

/**
 * The VAT regime that the form proposes, with the reason. HR makes the choice, because the form never applies a regime
 * without showing it (rule invoicing-76).
 */
export function proposedRegime({ country, privatePerson, vatId, company, before }: Facts): Proposal {
  const [last, ...others] = before
  if (last !== undefined && last !== 'EX_OTHER' && others.every((regime) => regime === last))
    return { regime: last, why: 'same_before' }
  if (privatePerson) return { regime: company, why: 'private_person' }
  const place = placeOfBuyer(country)
  if (place === 'eu' && vatId !== '') return { regime: 'RC_EU', why: 'eu_company' }
  return place === 'outside' ? { regime: 'OUTSIDE', why: 'outside_eu' } : { regime: null, why: 'unknown' }
}
