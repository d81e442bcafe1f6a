import {
  SEEDED_REGIMES,
  VAT_REGIMES,
  vatRegime,
  wordsOfRegime,
  type FixedRegime,
  type OwnExemption,
  type VatRegime,
  type Words,
} from './vatRegime.ts'
import type { VatPercentage } from '../lines/vat.ts'
import { placeOfBuyer } from './vatId.ts'

/** The VAT of an invoice in a request. It is a VAT regime, or a rate and a text from an older version of the app. */
export type VatInput = {
  readonly regime?: VatRegime | undefined
  readonly percentage?: VatPercentage | undefined
  readonly ground?: string | undefined
}

export type ChosenVat = { readonly regime: VatRegime; readonly ground: string }

export type GroundRefusal = { readonly code: 'vat_ground_not_exempt'; readonly regime: FixedRegime }

type VatInputRefusal =
  | { readonly code: 'exemption_text_required' }
  | GroundRefusal
  | { readonly code: 'vat_contradicts_regime'; readonly percentage: number; readonly regime: VatRegime }

type Answer = { readonly chosen: ChosenVat; readonly refusal: null } | { readonly refusal: VatInputRefusal }

/** Patterns for the words in a typed VAT text that mean a VAT regime other than an exemption. */
const NOT_EXEMPT: readonly (readonly [words: RegExp, regime: FixedRegime])[] = [
  [/\b39\s?bis\b/i, 'IC_GOODS'],
  [/niet onderworpen/i, 'OUTSIDE'],
  [/\b196\b/, 'RC_EU'],
  [/verlegd|verlegging van heffing|reverse charge|autoliquidation/i, 'RC_BE'],
]

/**
 * A rate of 6, 12 or 21 without a text is the regime of that rate. A rate of 0 with the text of a regime is that
 * regime. A rate of 0 with another text is an exemption with that reason (rules invoicing-13, invoicing-70).
 */
export function requestedVatRegime(input: VatInput, before: ChosenVat, own: readonly OwnExemption[] = []): Answer {
  const ground = input.ground ?? before.ground
  if (input.regime !== undefined) return named({ regime: input.regime, percentage: input.percentage, ground }, own)
  const stored = vatRegime(before.regime).percentage ?? 0
  const percentage = input.percentage ?? stored
  if (percentage === stored && ground === before.ground) return { chosen: before, refusal: null }
  if (percentage > 0) return chose({ regime: taxedAt(percentage), ground })
  const known = regimeOfWords(ground, own)
  return known === null ? other(ground) : chose({ regime: known, ground })
}

type Named = { readonly regime: VatRegime; readonly percentage: VatPercentage | undefined; readonly ground: string }

function named({ regime, percentage, ground }: Named, own: readonly OwnExemption[]): Answer {
  if (percentage !== undefined && percentage !== (vatRegime(regime).percentage ?? 0))
    return { refusal: { code: 'vat_contradicts_regime', percentage, regime } }
  return regime === 'EX_OTHER' ? other(ground) : chose(chosenRegime(regime, own))
}

export const chosenRegime = (regime: VatRegime, own: readonly OwnExemption[]): ChosenVat => ({
  regime,
  ground: wordsOfRegime(regime, own)?.nl ?? '',
})

function other(ground: string): Answer {
  if (ground.trim() === '') return { refusal: { code: 'exemption_text_required' } }
  const refusal = refusalOfGround(ground)
  return refusal === null ? chose({ regime: 'EX_OTHER', ground }) : { refusal }
}

/** Refuses a typed exemption reason when its words mean a VAT regime that is not an exemption (rule invoicing-70). */
export function refusalOfGround(ground: string): GroundRefusal | null {
  const [, regime] = NOT_EXEMPT.find(([words]) => words.test(ground)) ?? []
  return regime === undefined ? null : { code: 'vat_ground_not_exempt', regime }
}

const chose = (chosen: ChosenVat): Answer => ({ chosen, refusal: null })

const taxedAt = (percentage: VatPercentage): VatRegime =>
  VAT_REGIMES.find((code) => vatRegime(code).category === 'S' && vatRegime(code).percentage === percentage)!

/** Finds the VAT regime that has this text in any language. Spaces and capitals are ignored. */
function regimeOfWords(text: string, own: readonly OwnExemption[]): VatRegime | null {
  return fixedRegimeOfWords(text) ?? own.find(({ words }) => hasWords(words, text))?.code ?? null
}

const fixedRegimeOfWords = (text: string): FixedRegime | null =>
  SEEDED_REGIMES.find((code) => hasWords(vatRegime(code).words ?? {}, text)) ?? null

const hasWords = (words: Partial<Words>, text: string): boolean =>
  Object.values(words).some((each) => plain(each) === plain(text))

/**
 * The reason why our own company cannot add an exemption with these words. The words belong to a fixed VAT regime, or
 * they mean that the customer pays the VAT or that the place of supply is abroad (rule invoicing-134).
 */
export function refusalOfOwnWords(words: Words): GroundRefusal | null {
  for (const text of Object.values(words)) {
    const regime = fixedRegimeOfWords(text)
    if (regime !== null) return { code: 'vat_ground_not_exempt', regime }
    const refusal = refusalOfGround(text)
    if (refusal !== null) return refusal
  }
  return null
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
  readonly before: readonly VatRegime[]
}

/** The form shows the proposal with the reason, and HR decides whether to use it (rule invoicing-76). */
export function proposedRegime({ country, privatePerson, vatId, company, before }: Facts): Proposal {
  const [last, ...others] = before
  if (last !== undefined && last !== 'EX_OTHER' && others.every((regime) => regime === last))
    return { regime: last, why: 'same_before' }
  if (privatePerson) return { regime: company, why: 'private_person' }
  const place = placeOfBuyer(country)
  if (place === 'eu' && vatId !== '') return { regime: 'RC_EU', why: 'eu_company' }
  return place === 'outside' ? { regime: 'OUTSIDE', why: 'outside_eu' } : { regime: null, why: 'unknown' }
}
