import { describe, expect, test } from 'vitest'
import { missingForRealUse, readSettings } from './settings.ts'

describe('the settings when no environment variable is set', () => {
  const settings = readSettings({})

  test('the server runs on port 3000 with the embedded database, and the database decides whether it is a demo', () => {
    expect(settings).toMatchObject({
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      databaseUrlDirect: null,
      demo: null,
    })
  })

  test('when the settings for production are incomplete, the error message shows every missing setting', () => {
    const missing = missingForRealUse({ ...settings, demo: false })
    expect(missing.map((line) => line.split(' ')[0])).toEqual(['PUBLIC_URL', 'GOOGLE_*', 'SMTP_URL'])
  })
})

test('a server with a public address requires the setting of the trusted proxy', () => {
  const settings = { ...readSettings({ PUBLIC_URL: 'https://uren.voorbeeld.be' }), demo: false }
  expect(missingForRealUse(settings)[0]).toMatch(/^TRUST_PROXY /)
  expect(missingForRealUse({ ...settings, trustProxy: ['127.0.0.1'] })[0]).toMatch(/^GOOGLE/)
})

test('the error message of the server shows all wrong settings at once', () => {
  const start = () =>
    readSettings({
      PORT: '70000',
      DATABASE_URL: 'mysql://server/uurwerk',
      DEMO: 'ja',
      CLOCK: 'gisteren',
      PUBLIC_URL: 'http://uren.voorbeeld.be',
      GOOGLE_CLIENT_ID: 'id-without-secret',
      SMTP_URL: 'mailserver',
    })
  expect(start).toThrow(
    /PORT moet[^]*DATABASE_URL moet[^]*PUBLIC_URL moet[^]*CLOCK moet[^]*DEMO moet[^]*GOOGLE_CLIENT_SECRET ontbreekt[^]*SMTP_URL moet/,
  )
})

const demoCases: [sentence: string, environment: Record<string, string>, demo: boolean | null][] = [
  ['a server with DATABASE_URL is no demo by default', { DATABASE_URL: 'postgres://localhost/uurwerk' }, false],
  ['a server with a public address is no demo by default', { PUBLIC_URL: 'https://uren.voorbeeld.be' }, false],
  ['DEMO=1 makes a server with DATABASE_URL a demo', { DATABASE_URL: 'postgres://localhost/uurwerk', DEMO: '1' }, true],
  ['DEMO=0 switches the demo off', { DEMO: '0' }, false],
]
test.each(demoCases)('the settings decide whether the server is a demo: %s', (_sentence, environment, demo) => {
  expect(readSettings(environment).demo).toBe(demo)
})

const addressCases: [url: string, accepted: boolean][] = [
  ['postgres://anna:geheim@databank.voorbeeld.be:5433/uurwerk?sslmode=require', true],
  ['postgresql://uurwerk@localhost/uurwerk?host=/run/postgresql', true],
  ['postgres://een.voorbeeld.be,twee.voorbeeld.be/uurwerk', false],
  ['postgres://een.voorbeeld.be:5432,twee.voorbeeld.be:5432/uurwerk', false],
  ['postgres://uurwerk@localhost/uurwerk?host=een,twee', false],
  ['postgres://een.voorbeeld.be/uurwerk?target_session_attrs=read-write', false],
]
test.each(addressCases)(
  'the setting of the database address accepts or refuses the address %s (accepted: %s)',
  (url, accepted) => {
    const read = () => readSettings({ DATABASE_URL: url }).databaseUrl
    if (accepted) expect(read()).toBe(url)
    else expect(read).toThrow('DATABASE_URL moet een adres zoals')
  },
)

test('the settings DATABASE_URL_DIRECT and DATABASE_URL_READ are refused without the setting DATABASE_URL', () => {
  const DATABASE_URL = 'postgres://pooler.voorbeeld.be/uurwerk'
  const DATABASE_URL_DIRECT = 'postgres://databank.voorbeeld.be/uurwerk'
  expect(readSettings({ DATABASE_URL, DATABASE_URL_DIRECT }).databaseUrlDirect).toBe(DATABASE_URL_DIRECT)
  expect(() => readSettings({ DATABASE_URL_DIRECT })).toThrow('DATABASE_URL_DIRECT heeft alleen zin met DATABASE_URL')
  const DATABASE_URL_READ = 'postgres://reserve.voorbeeld.be/uurwerk'
  expect(readSettings({ DATABASE_URL, DATABASE_URL_READ }).databaseUrlRead).toBe(DATABASE_URL_READ)
  expect(() => readSettings({ DATABASE_URL_READ })).toThrow('DATABASE_URL_READ heeft alleen zin met DATABASE_URL')
})

const originCases: [origin: string, accepted: boolean][] = [
  ['https://uren.voorbeeld.be', true],
  ['https://uren.voorbeeld.be/', true],
  ['http://localhost:4000', true],
  ['https://uren.voorbeeld.be/app', false],
  ['https://anna:geheim@uren.voorbeeld.be', false],
]
test.each(originCases)(
  'the setting of the public address accepts or refuses the address %s (accepted: %s)',
  (origin, accepted) => {
    const read = () => readSettings({ PUBLIC_URL: origin }).publicUrl
    if (accepted) expect(read()).toBe(origin.replace(/\/$/, ''))
    else expect(read).toThrow('PUBLIC_URL moet')
  },
)

test('a clock that is set by a setting is allowed in a demo, but not with a public address', () => {
  expect(readSettings({ CLOCK: '2026-11-20T09:00' }).clockStart).toBe(Date.UTC(2026, 10, 20, 8) / 1000)
  expect(() => readSettings({ CLOCK: '2026-11-20T09:00', PUBLIC_URL: 'https://uren.voorbeeld.be' })).toThrow(
    'CLOCK dient voor demo en tests',
  )
})

test('an operator can write a private key of several lines on one line of the settings', () => {
  const apple = {
    APPLE_CLIENT_ID: 'be.uurwerk',
    APPLE_TEAM_ID: 'T',
    APPLE_KEY_ID: 'K',
    APPLE_PRIVATE_KEY: 'first\\nsecond',
  }
  expect(readSettings(apple).apple?.privateKey).toBe('first\nsecond')
})

const proxyCases: [text: string, trusted: readonly string[] | 'refused'][] = [
  ['10.0.0.5', ['10.0.0.5']],
  ['127.0.0.1, 10.1.0.0/16, 2001:db8::/32', ['127.0.0.1', '10.1.0.0/16', '2001:db8::/32']],
  ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
  ['', []],
  ['1', 'refused'],
  ['true', 'refused'],
  ['*', 'refused'],
  ['0.0.0.0/0', 'refused'],
  ['10.0.0.0/33', 'refused'],
  ['proxy.voorbeeld.be', 'refused'],
]
test.each(proxyCases)('the setting of the trusted proxy %j is read as %j', (text, trusted) => {
  const read = () => readSettings({ TRUST_PROXY: text }).trustProxy
  if (trusted === 'refused') expect(read).toThrow('TRUST_PROXY moet')
  else expect(read()).toEqual(trusted)
})

test('the server does not start with incomplete settings of the access point', () => {
  const start = (environment: Record<string, string>) => () => readSettings(environment)
  expect(readSettings({}).peppol).toBeNull()
  expect(readSettings({ PEPPOL_PROVIDER: 'e-invoice.be', PEPPOL_API_KEY: 'k' })).toMatchObject({
    peppol: { provider: 'e-invoice.be', url: 'https://api.e-invoice.be', apiKey: 'k', webhookSecret: null },
    peppolLookUp: 'provider',
  })
  expect(readSettings({ PEPPOL_LOOKUP: 'dns' })).toMatchObject({ peppol: null, peppolLookUp: 'dns' })
  expect(start({ PEPPOL_PROVIDER: 'recommand', PEPPOL_API_KEY: 'k' })).toThrow(
    'PEPPOL_API_SECRET, PEPPOL_COMPANY_ID ontbreekt',
  )
  expect(start({ PEPPOL_API_KEY: 'k' })).toThrow('PEPPOL_PROVIDER ontbreekt')
  expect(start({ PEPPOL_PROVIDER: 'post' })).toThrow('PEPPOL_PROVIDER moet')
  expect(start({ PEPPOL_PROVIDER: 'e-invoice.be', PEPPOL_API_KEY: 'k', PEPPOL_URL: 'http://elders.example' })).toThrow(
    'PEPPOL_URL moet',
  )
  expect(start({ PEPPOL_LOOKUP: 'gokken' })).toThrow('PEPPOL_LOOKUP moet')
})
