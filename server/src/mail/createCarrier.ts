import type { Settings } from '../settings.ts'
import { demoCarrier, noCarrier } from './demoCarrier.ts'
import type { MailCarrier } from './mailCarrier.ts'
import { smtpCarrier } from './smtpCarrier.ts'

export function createCarrier({ smtpUrl, demo }: Pick<Settings, 'smtpUrl' | 'demo'>): MailCarrier {
  if (smtpUrl !== null) return smtpCarrier({ url: smtpUrl })
  return demo ? demoCarrier : noCarrier
}
