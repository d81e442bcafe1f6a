import { UNKNOWN_DEVICE } from '@uurwerk/contract/identity/sessions'

/**
 * The names of the browsers. The first pattern that matches decides. The order of the patterns matters, because nearly
 * every browser also sends the names Chrome, Safari and Mozilla.
 */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

const nameIn = (userAgent: string, known: typeof browsers): string | null =>
  known.find(([sign]) => sign.test(userAgent))?.[1] ?? null

/** A name such as 'Safari op iPhone'. The text that the browser sent is never shown (rule identity-30). */
export function describeDevice(userAgent: string | null): string {
  const browser = nameIn(userAgent ?? '', browsers)
  const system = nameIn(userAgent ?? '', systems)
  if (browser !== null && system !== null) return `${browser} op ${system}`
  return browser ?? system ?? UNKNOWN_DEVICE
}
