import { isImportKind } from '@uurwerk/contract/import/importColumn'
import { isCounterType } from '@uurwerk/domain/balances/counterType'
import { isDay } from '@uurwerk/domain/time/day'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { RefusalError } from './RefusalError.ts'

const notFound = (): never => {
  throw new RefusalError({ code: 'not_found' })
}

const whole = (text: string): number =>
  /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : notFound()

const readers: Record<string, (text: string) => unknown> = {
  yearMonth: (text) => {
    if (isYearMonth(text)) return text
    throw new RefusalError({ code: 'month_malformed' })
  },
  year: (text) => (/^(19|20|21)\d{2}$/.test(text) ? Number(text) : notFound()),
  flag: (text) => (text === 'true' ? true : text === 'false' ? false : notFound()),
  day: (text) => (isDay(text) ? text : notFound()),
  kind: (text) => (isImportKind(text) ? text : notFound()),
  token: (text) => text,
  counter: (text) => (isCounterType(text) ? text : notFound()),
  provider: (text) => (text === 'google' || text === 'apple' ? text : notFound()),
}

/** Reads the parameters of the path. An invalid id is an unknown address (404), an invalid month is malformed (400). */
export function readPathParams(raw: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(raw).map(([name, text]) => [name, (readers[name] ?? whole)(text)]))
}
