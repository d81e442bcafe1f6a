import type { VatPercentage } from '../lines/vat.ts'

/** The VAT categories (code list UNCL5305), in the order of the VAT groups on a document (rule invoicing-68). */
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

/** The languages in which a document can give the reason why it has no VAT (rule invoicing-130). */
export const DOCUMENT_LANGUAGES = ['nl', 'fr', 'en'] as const
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number]

export type Words = Readonly<Record<DocumentLanguage, string>>

type Regime = {
  readonly name: string
  readonly category: VatCategory
  /** The VAT percentage; null for VAT category O, which has no rate. */
  readonly percentage: VatPercentage | null
  /** The code of the exemption reason in the list VATEX; '' when the VAT regime has no code. */
  readonly code: string
  /** The exemption reason on the document. Null when the VAT category has no reason, and when HR types the reason. */
  readonly words: Words | null
}

const taxed = (percentage: VatPercentage, name: string): Regime => ({
  name,
  category: 'S',
  percentage,
  code: '',
  words: null,
})

const article44 = (
  name: string,
  code: string,
  [nl, fr, en]: readonly [nl: string, fr: string, en: string],
): Regime => ({
  name,
  category: 'E',
  percentage: 0,
  code,
  words: {
    nl: `Vrijgesteld van btw op grond van artikel 44, ${nl}, van het Btw-Wetboek`,
    fr: `Exempté de la TVA – article 44, ${fr}, du Code de la TVA`,
    en: `VAT exempt – Article 44${en}, Belgian VAT Code`,
  },
})

/** The text on an invoice on which the customer pays the VAT. Royal Decree no. 1, article 20, prescribes this text. */
const REVERSED_IN_BELGIUM =
  'Verlegging van heffing. Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand na de ontvangst van de factuur, wordt de afnemer geacht te erkennen dat hij een belastingplichtige is gehouden tot de indiening van periodieke aangiften. Als die voorwaarde niet vervuld is, is de afnemer ten aanzien van die voorwaarde aansprakelijk voor de betaling van de verschuldigde belasting, interesten en geldboeten.'

/** Each regime fixes the category, the rate, the code and the legal reason of a line (rule invoicing-67). */
const REGIMES = {
  BE21: taxed(21, '21 % btw'),
  BE12: taxed(12, '12 % btw'),
  BE6: taxed(6, '6 % btw'),
  EX44_2: article44('Vrijgesteld, art. 44 § 2', 'VATEX-EU-132', ['§ 2', '§ 2', '(2)']),
  EX44_2_HOSP: article44('Vrijgesteld, art. 44 § 2, 1° (ziekenhuis)', 'VATEX-EU-132-1B', [
    '§ 2, 1°',
    '§ 2, 1°',
    '(2), 1°',
  ]),
  EX44_2_SOC: article44('Vrijgesteld, art. 44 § 2, 2° (welzijn)', 'VATEX-EU-132-1G', ['§ 2, 2°', '§ 2, 2°', '(2), 2°']),
  EX44_1: article44('Vrijgesteld, art. 44 § 1 (medisch)', 'VATEX-EU-132-1C', ['§ 1', '§ 1', '(1)']),
  EX44_3: article44('Vrijgesteld, art. 44 § 3', '', ['§ 3', '§ 3', '(3)']),
  EX56: {
    name: 'Kleine onderneming, art. 56bis',
    category: 'E',
    percentage: 0,
    code: '',
    words: {
      nl: 'Bijzondere vrijstellingsregeling kleine ondernemingen',
      fr: 'Régime particulier de franchise des petites entreprises',
      en: 'Small enterprises – exempt',
    },
  },
  DISB: {
    name: 'Voorgeschoten bedrag, art. 28, 5°',
    category: 'E',
    percentage: 0,
    code: 'VATEX-EU-79-C',
    words: {
      nl: 'Niet in de maatstaf van heffing – artikel 28, 5°, Btw-Wetboek',
      fr: 'Hors base d’imposition – article 28, 5°, CTVA',
      en: 'Disbursement, outside the taxable amount',
    },
  },
  RC_BE: {
    name: 'Btw verlegd in België, art. 20 KB nr. 1',
    category: 'AE',
    percentage: 0,
    code: 'VATEX-EU-AE',
    words: {
      nl: REVERSED_IN_BELGIUM,
      fr: 'Autoliquidation. En l’absence de contestation par écrit, dans un délai d’un mois à compter de la réception de la facture, le client est présumé reconnaître qu’il est un assujetti tenu au dépôt de déclarations périodiques. Si cette condition n’est pas remplie, le client endossera, par rapport à cette condition, la responsabilité quant au paiement de la taxe, des intérêts et des amendes dus.',
      en: `Reverse charge – Article 20 Royal Decree no. 1\n${REVERSED_IN_BELGIUM}`,
    },
  },
  RC_EU: {
    name: 'Btw verlegd in de EU, art. 196',
    category: 'AE',
    percentage: 0,
    code: 'VATEX-EU-AE',
    words: {
      nl: 'Btw verlegd – artikel 196 van Richtlijn 2006/112/EG',
      fr: 'Autoliquidation – article 196 de la directive 2006/112/CE',
      en: 'Reverse charge – Article 196 of Directive 2006/112/EC',
    },
  },
  IC_GOODS: {
    name: 'Goederen naar een andere lidstaat, art. 39bis',
    category: 'K',
    percentage: 0,
    code: 'VATEX-EU-IC',
    words: {
      nl: 'Vrijgestelde intracommunautaire levering – artikel 39bis Btw-Wetboek',
      fr: 'Livraison intracommunautaire exemptée – article 39bis CTVA',
      en: 'Intra-Community supply',
    },
  },
  EXPORT: {
    name: 'Uitvoer van goederen, art. 39',
    category: 'G',
    percentage: 0,
    code: 'VATEX-EU-G',
    words: {
      nl: 'Vrijgestelde uitvoer – artikel 39 Btw-Wetboek',
      fr: 'Exportation exemptée – article 39 CTVA',
      en: 'Export',
    },
  },
  OUTSIDE: {
    name: 'Diensten buiten de EU, art. 21 § 2',
    category: 'O',
    percentage: null,
    code: 'VATEX-EU-O',
    words: {
      nl: 'Niet onderworpen aan Belgische btw – artikel 21, § 2, Btw-Wetboek',
      fr: 'Non soumis à la TVA belge – article 21, § 2, CTVA',
      en: 'Not subject to Belgian VAT',
    },
  },
  ZERO: { name: 'Nultarief', category: 'Z', percentage: 0, code: '', words: null },
  /** The VAT regime of any other exemption: HR types the legal reason, or chooses an exemption of our own company. */
  EX_OTHER: { name: 'Andere vrijstelling', category: 'E', percentage: 0, code: '', words: null },
} as const satisfies Record<string, Regime>

/** A VAT regime that the law fixes. The code EX_OTHER means an exemption whose reason HR types on the invoice. */
export type FixedRegime = keyof typeof REGIMES

const OWN_PREFIX = 'EX_OTHER_'

/** The code of an exemption that our own company added, with a number (rule invoicing-104). */
export type OwnRegime = `${typeof OWN_PREFIX}${number}`

export type VatRegime = FixedRegime | OwnRegime

export const VAT_REGIMES = Object.keys(REGIMES) as FixedRegime[]

export const isOwnRegime = (code: string): code is OwnRegime => /^EX_OTHER_[1-9]\d*$/.test(code)

export const ownRegimeOf = (number: number): OwnRegime => `${OWN_PREFIX}${number}`

export const isVatRegime = (code: string): code is VatRegime => code in REGIMES || isOwnRegime(code)

/** The fixed VAT regimes that a customer, a contract or a free cost (a cost line that HR types) can have. */
export const SEEDED_REGIMES = VAT_REGIMES.filter((code) => code !== 'EX_OTHER')

/** A VAT regime that a customer, a contract or a free cost (a cost line that HR types) can have. */
export type ChoosableRegime = Exclude<VatRegime, 'EX_OTHER'>

/**
 * The regime when the company chose none. Its article of the VAT Code exempts the supply of staff to care institutions.
 */
export const DEFAULT_VAT_REGIME: VatRegime = 'EX44_2'

export const vatRegime = (code: VatRegime): Regime => REGIMES[isOwnRegime(code) ? 'EX_OTHER' : code]

/** An exemption that our own company added, with its reason in each language (rule invoicing-104). */
export type OwnExemption = {
  readonly code: OwnRegime
  readonly name: string
  readonly words: Words
  /** The code of the exemption reason in the list VATEX; '' for a reason without a code. */
  readonly vatex: string
}

const ownOf = (code: VatRegime, own: readonly OwnExemption[]): OwnExemption | undefined =>
  own.find((exemption) => exemption.code === code)

export const nameOfRegime = (code: VatRegime, own: readonly OwnExemption[]): string =>
  ownOf(code, own)?.name ?? vatRegime(code).name

/** The reason of a VAT regime in each language; null when the VAT regime has no reason or when HR types the reason. */
export const wordsOfRegime = (code: VatRegime, own: readonly OwnExemption[]): Words | null =>
  ownOf(code, own)?.words ?? vatRegime(code).words

/** The VAT of one line of a document. */
export type VatTerms = {
  readonly regime: VatRegime
  readonly category: VatCategory
  readonly percentage: VatPercentage | null
  readonly code: string
  readonly reason: string
}

type Around = {
  readonly language: DocumentLanguage
  /** The exemption reason that HR typed for the VAT regime EX_OTHER. */
  readonly ground: string
  readonly own?: readonly OwnExemption[]
}

/** The VAT of a line with a VAT regime. The texts are in the language of the document (rules invoicing-67, ubl-7). */
export function vatTermsOf(code: VatRegime, { language, ground, own = [] }: Around): VatTerms {
  const { category, percentage, code: reasonCode } = vatRegime(code)
  const reason = code === 'EX_OTHER' ? ground : (wordsOfRegime(code, own)?.[language] ?? '')
  return { regime: code, category, percentage, code: ownOf(code, own)?.vatex ?? reasonCode, reason }
}

/** The regime that HR chose for the contract, or else the customer, or else our own company (rule invoicing-69). */
export const inheritedRegime = (choices: {
  readonly contract: VatRegime | null
  readonly customer: VatRegime | null
  readonly company: VatRegime
}): VatRegime => choices.contract ?? choices.customer ?? choices.company
