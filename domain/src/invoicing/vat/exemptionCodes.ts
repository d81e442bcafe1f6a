const PARTS_OF_132 = [...'ABCDEFGHIJKLMNOPQ'].map((part) => `VATEX-EU-132-1${part}`)

/**
 * The codes of the list VATEX that an exemption of our own company can have. All of them belong to VAT category E. A
 * code of another category would contradict that category (rule invoicing-134).
 */
export const EXEMPTION_CODES: readonly string[] = [
  'VATEX-EU-132',
  ...PARTS_OF_132,
  'VATEX-EU-79-C',
  'VATEX-EU-143',
  'VATEX-EU-148',
  'VATEX-EU-151',
  'VATEX-EU-309',
]
