import { enterpriseNumberOf } from './numbers/isEnterpriseNumber.ts'

/** An address on the Peppol network. It has the code of a scheme and the number in that scheme. */
export type PeppolId = { readonly scheme: string; readonly id: string }

const ENTERPRISE_NUMBER = '0208'
const GLN = '0088'

/** The schemes of Peppol addresses, with their names on the screens. The national VAT schemes are 9910 to 9957. */
export const PEPPOL_SCHEMES: Readonly<Record<string, string>> = {
  [ENTERPRISE_NUMBER]: 'Ondernemingsnummer (België)',
  '9925': 'Btw-nummer (België)',
  '0106': 'KvK-nummer (Nederland)',
  '9944': 'Btw-nummer (Nederland)',
  '0190': 'OIN (Nederland)',
  '9930': 'Btw-nummer (Duitsland)',
  '0204': 'Leitweg-ID (Duitsland)',
  '9938': 'Btw-nummer (Luxemburg)',
  '0240': 'Registernummer (Luxemburg)',
  '9957': 'Btw-nummer (Frankrijk)',
  '0009': 'SIRET (Frankrijk)',
  '0002': 'SIREN (Frankrijk)',
  '0225': 'FRCTC (Frankrijk)',
  [GLN]: 'GLN',
  '0192': 'Organisatienummer (Noorwegen)',
  '0007': 'Organisatienummer (Zweden)',
  '0060': 'D-U-N-S',
}

/** The schemes of Peppol addresses that are VAT numbers of other countries. */
const NATIONAL_VAT = /^99(?:1\d|2\d|3\d|4\d|5[0-7])$/

/** Reads 'scheme:number'. Null when the scheme is unknown or does not allow the number (rule customers-47). */
export function peppolIdOf(text: string): PeppolId | null {
  const [, scheme = '', id = ''] = /^\s*(\d{4}):\s*(\S.{0,49}?)\s*$/.exec(text) ?? []
  if (!(scheme in PEPPOL_SCHEMES) && !NATIONAL_VAT.test(scheme)) return null
  if (scheme === ENTERPRISE_NUMBER) {
    const number = enterpriseNumberOf(id)
    return number === null ? null : { scheme, id: number }
  }
  return scheme === GLN && !isGln(id) ? null : { scheme, id }
}

/**
 * A GLN has thirteen digits, of which the last is a check digit. The digits have the weights one and three in turn, and
 * their weighted sum must be a multiple of ten (PEPPOL-COMMON-R040).
 */
const isGln = (text: string): boolean =>
  /^\d{13}$/.test(text) &&
  [...text].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0

type Reachable = { readonly peppolId: string; readonly enterpriseNumber: string; readonly country: string }

/** The address that HR typed, or else the enterprise number in Belgium. Null without both (rule ubl-3). */
export function peppolIdOfBuyer({ peppolId, enterpriseNumber, country }: Reachable): PeppolId | null {
  if (peppolId !== '') return peppolIdOf(peppolId)
  return country === 'BE' && enterpriseNumber !== '' ? { scheme: ENTERPRISE_NUMBER, id: enterpriseNumber } : null
}

export const enterprisePeppolId = (enterpriseNumber: string): PeppolId => ({
  scheme: ENTERPRISE_NUMBER,
  id: enterpriseNumber,
})
