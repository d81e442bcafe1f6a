import { isThisMachine } from './isThisMachine.ts'
import type { SettingList, SettingReader } from './settingList.ts'

export const PEPPOL_PROVIDERS = ['e-invoice.be', 'recommand', 'demo'] as const
export type PeppolProvider = (typeof PEPPOL_PROVIDERS)[number]

export type PeppolSettings = {
  readonly provider: PeppolProvider
  readonly url: string
  readonly apiKey: string
  readonly apiSecret: string
  readonly companyId: string
  readonly webhookSecret: string | null
}

/** The place where the server asks whether a receiver is on Peppol: the access point, or the Peppol network itself. */
export type PeppolLookUp = 'provider' | 'dns'

const readProvider: SettingReader<PeppolProvider> = {
  expected: PEPPOL_PROVIDERS.join(', '),
  read: (text) => PEPPOL_PROVIDERS.find((provider) => provider === text) ?? null,
}

const readLookUp: SettingReader<PeppolLookUp> = {
  expected: 'provider of dns',
  read: (text) => (text === 'provider' || text === 'dns' ? text : null),
}

/** A URL without https is accepted only on this machine, because each call contains the key. */
const readUrl: SettingReader<string> = {
  expected: 'een adres zoals https://api.e-invoice.be, zonder pad',
  read: (text) => {
    const url = URL.parse(text)
    const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
    return url !== null && secure && url.href === `${url.origin}/` ? url.origin : null
  },
}

const NAMES = [
  'PEPPOL_URL',
  'PEPPOL_API_KEY',
  'PEPPOL_API_SECRET',
  'PEPPOL_COMPANY_ID',
  'PEPPOL_WEBHOOK_SECRET',
] as const

const NEEDED: Readonly<Record<PeppolProvider, readonly string[]>> = {
  'e-invoice.be': ['PEPPOL_API_KEY'],
  recommand: ['PEPPOL_API_KEY', 'PEPPOL_API_SECRET', 'PEPPOL_COMPANY_ID'],
  demo: [],
}

const ADDRESSES: Readonly<Record<PeppolProvider, string>> = {
  'e-invoice.be': 'https://api.e-invoice.be',
  recommand: 'https://app.recommand.eu',
  demo: '',
}

/**
 * The settings of the access point; null when none are given. When a part is missing, the server does not start and
 * names that part (rule invoicing-94).
 */
export function readPeppol(list: SettingList): PeppolSettings | null {
  const provider = list.read('PEPPOL_PROVIDER', readProvider)
  const url = list.read('PEPPOL_URL', readUrl)
  if (provider === null) {
    const given = NAMES.filter((name) => list.text(name) !== null)
    if (given.length > 0 && list.text('PEPPOL_PROVIDER') === null)
      list.report(`PEPPOL_PROVIDER ontbreekt: ${given.join(', ')} hoort daarbij`)
    return null
  }
  const missing = NEEDED[provider].filter((name) => list.text(name) === null)
  if (missing.length > 0) list.report(`${missing.join(', ')} ontbreekt: ${provider} heeft dat nodig`)
  return {
    provider,
    url: url ?? ADDRESSES[provider],
    apiKey: list.text('PEPPOL_API_KEY') ?? '',
    apiSecret: list.text('PEPPOL_API_SECRET') ?? '',
    companyId: list.text('PEPPOL_COMPANY_ID') ?? '',
    webhookSecret: list.text('PEPPOL_WEBHOOK_SECRET'),
  }
}

export const readPeppolLookUp = (list: SettingList): PeppolLookUp =>
  list.read('PEPPOL_LOOKUP', readLookUp) ?? 'provider'
