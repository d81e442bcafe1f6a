const PARTS_OF_132 = [...'ABCDEFGHIJKLMNOPQ'].map((part) => `VATEX-EU-132-1${part}`)

/** The codes of other VAT categories are left out, because they contradict the category E (rule invoicing-134). */
export const EXEMPTION_CODES: readonly string[] = [
  'VATEX-EU-132',
  ...PARTS_OF_132,
  'VATEX-EU-79-C',
  'VATEX-EU-143',
  'VATEX-EU-148',
  'VATEX-EU-151',
  'VATEX-EU-309',
]
