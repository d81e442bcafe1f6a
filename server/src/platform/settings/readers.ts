import { isIP } from 'node:net'
import { isInstant, parseInstant, type Instant } from '@uurwerk/domain/time/instant'
import { isThisMachine } from './isThisMachine.ts'
import type { SettingReader } from './settingList.ts'

export const readPort: SettingReader<number> = {
  expected: 'een getal van 0 tot en met 65535',
  read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
}

export const readSwitch: SettingReader<boolean> = {
  expected: '1 (aan) of 0 (uit)',
  read: (text) => (text === '1' ? true : text === '0' ? false : null),
}

export const readClock: SettingReader<Instant> = {
  expected: 'een tijdstip zoals 2026-11-20T09:00',
  read: (text) => {
    const instant = parseInstant(text)
    return isInstant(instant) ? instant : null
  },
}

/**
 * Reads the URL of one database. The database driver does not understand a list of servers and ignores
 * `target_session_attrs`. With such a URL, it could connect to a standby without a message.
 */
export const readDatabaseUrl: SettingReader<string> = {
  expected:
    'een adres zoals postgresql://gebruiker:wachtwoord@server/databank (één server, zonder target_session_attrs; voor meer servers: HAProxy ertussen)',
  read: (text) => {
    const url = URL.parse(text)
    if (url === null || url.searchParams.has('target_session_attrs')) return null
    const names = `${decodeURIComponent(url.host)} ${url.searchParams.get('host') ?? ''}`
    return !names.includes(',') && ['postgres:', 'postgresql:'].includes(url.protocol) ? text : null
  },
}

export const readOfficesKey: SettingReader<Buffer> = {
  expected: '32 willekeurige bytes in base64, zoals openssl rand -base64 32 ze maakt',
  read: (text) => (/^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : null),
}

/** Reads the URL of Patroni's REST port, which has no path. */
export const readPatroniUrl: SettingReader<string> = {
  expected: 'een adres zoals http://10.0.0.11:8008, zonder pad',
  read: (text) => {
    const url = URL.parse(text)
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.href : null
  },
}

export const readSmtpUrl: SettingReader<string> = {
  expected: 'een adres zoals smtps://gebruiker:wachtwoord@mailserver',
  read: (text) => (['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? '') ? text : null),
}

/** Reads a list of trusted proxies: single IP addresses, ranges, or the names of private ranges. */
export const readProxies: SettingReader<readonly string[]> = {
  expected: 'een lijst van adressen of reeksen zoals 10.0.0.5,10.1.0.0/16, of loopback',
  read: (text) => {
    const parts = text.split(',').map((part) => part.trim())
    return parts.every(isProxy) ? parts : null
  },
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  // An address range that contains every address is refused, because the server would then trust every visitor.
  const fits = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
  return version > 0 && fits && rest.length === 0
}

/** A URL without https must be on this machine, because browsers send the cookies only over https. */
export const readOrigin: SettingReader<string> = {
  expected: 'een adres zoals https://uren.voorbeeld.be, zonder pad',
  read: (text) => {
    const url = URL.parse(text)
    const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
    return url && secure && url.href === `${url.origin}/` ? url.origin : null
  },
}
