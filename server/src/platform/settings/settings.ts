import path from 'node:path'
import type { Instant } from '@uurwerk/domain/time/instant'
import {
  readClock,
  readDatabaseUrl,
  readOrigin,
  readPatroniUrl,
  readPort,
  readProxies,
  readSmtpUrl,
  readSwitch,
} from './readers.ts'
import { readPeppol, readPeppolLookUp, type PeppolLookUp, type PeppolSettings } from './peppolSettings.ts'
import { readApple, readGoogle, type AppleSettings, type GoogleSettings } from './signInSettings.ts'
import { SettingList, type Environment } from './settingList.ts'
import { canReach, databaseUser } from './databaseUser.ts'

const projectFolder = path.resolve(import.meta.dirname, '../../../..')

/**
 * The default data folder, which is in the project. When the database user cannot enter the project, it is in the
 * system's folder for data. This is the case when, for example, the project is in the home folder of root.
 */
function defaultDataDir(): string {
  const user = databaseUser()
  return user && !canReach(user, projectFolder) ? '/var/lib/uurwerk' : path.join(projectFolder, '.data')
}

export type Settings = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** The URL of the database; null means the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /**
   * The URL of the database for migrations and jobs, which keep locks and notifications on one connection. Null means
   * that `databaseUrl` is used for all work. This URL is needed when `databaseUrl` is the URL of a pooler.
   */
  readonly databaseUrlDirect: string | null
  /** The URL of a standby of the database, for long reads; null means that all reads use the primary. */
  readonly databaseUrlRead: string | null
  /** The installation check reads the version of Patroni from this REST port; null without Patroni. */
  readonly patroniUrl: string | null
  readonly demo: boolean
  readonly clockStart: Instant | null
  /** The URL at which users open the app. A URL without https must be on this machine. */
  readonly publicUrl: string
  /** The reverse proxies that the server trusts. Only their header with the visitor's address is read. */
  readonly trustProxy: readonly string[]
  readonly google: GoogleSettings | null
  readonly apple: AppleSettings | null
  readonly smtpUrl: string | null
  /** The push service of a test. It has no environment variable, because the push services of browsers are known. */
  readonly pushService: string | null
  readonly peppol: PeppolSettings | null
  readonly peppolLookUp: PeppolLookUp
  readonly metrics: { readonly host: string; readonly port: number } | null
}

/** When `demo` is null, the mark in the database decides whether this start is a demo. */
export type SettingsInput = Omit<Settings, 'demo'> & { readonly demo: boolean | null; readonly hasPublicUrl: boolean }

/** Reads all settings, or refuses the start with the complete list of wrong settings. */
export function readSettings(environment: Environment): SettingsInput {
  const list = new SettingList(environment)
  const port = list.read('PORT', readPort) ?? 3000
  const databaseUrl = list.read('DATABASE_URL', readDatabaseUrl)
  const databaseUrlDirect = list.read('DATABASE_URL_DIRECT', readDatabaseUrl)
  if (databaseUrlDirect !== null && databaseUrl === null)
    list.report('DATABASE_URL_DIRECT heeft alleen zin met DATABASE_URL')
  const databaseUrlRead = list.read('DATABASE_URL_READ', readDatabaseUrl)
  if (databaseUrlRead !== null && databaseUrl === null)
    list.report('DATABASE_URL_READ heeft alleen zin met DATABASE_URL')
  const publicUrl = list.read('PUBLIC_URL', readOrigin)
  const clockStart = list.read('CLOCK', readClock)
  const metricsPort = list.read('METRICS_PORT', readPort)
  if (metricsPort !== null && metricsPort !== 0 && metricsPort === port)
    list.report('METRICS_PORT moet een andere poort zijn dan PORT')
  if (clockStart !== null && publicUrl !== null)
    list.report('CLOCK dient voor demo en tests, en gaat niet samen met PUBLIC_URL')
  const settings = {
    port,
    host: list.text('HOST') ?? 'localhost',
    dataDir: path.resolve(list.text('DATA_DIR') ?? defaultDataDir()),
    databaseUrl,
    databaseUrlDirect,
    databaseUrlRead,
    patroniUrl: list.read('PATRONI_URL', readPatroniUrl),
    demo: list.read('DEMO', readSwitch) ?? (databaseUrl !== null || publicUrl !== null ? false : null),
    clockStart,
    hasPublicUrl: publicUrl !== null,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    trustProxy: list.read('TRUST_PROXY', readProxies) ?? [],
    google: readGoogle(list),
    apple: readApple(list),
    smtpUrl: list.read('SMTP_URL', readSmtpUrl),
    pushService: null,
    peppol: readPeppol(list),
    peppolLookUp: readPeppolLookUp(list),
    metrics: metricsPort === null ? null : { host: list.text('METRICS_HOST') ?? 'localhost', port: metricsPort },
  }
  list.refuseProblems()
  return settings
}

/** The settings that production needs. The server starts without them, but prints their names. */
export function missingForRealUse(settings: Settings): string[] {
  const missing = []
  if (!settings.publicUrl.startsWith('https:')) missing.push('PUBLIC_URL (het adres waarop mensen Uurwerk bereiken)')
  else if (settings.trustProxy.length === 0)
    missing.push('TRUST_PROXY (zonder telt achter de reverse proxy iedereen als één adres)')
  if (!settings.google && !settings.apple) missing.push('GOOGLE_* of APPLE_* (zonder kan niemand zich aanmelden)')
  if (!settings.smtpUrl) missing.push('SMTP_URL (zonder vertrekt er geen mail)')
  return missing
}
