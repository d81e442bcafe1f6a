import type { Services } from '../services.ts'
import { demoCarrier, noCarrier } from './demoCarrier.ts'
import type { MailCarrier } from './mailCarrier.ts'
import { smtpCarrier } from './smtpCarrier.ts'

type CarrierServices = Pick<Services, 'db'> & { readonly settings: Pick<Services['settings'], 'smtpUrl' | 'demo'> }

export function createCarrier({ db, settings: { smtpUrl, demo } }: CarrierServices): MailCarrier {
  if (smtpUrl !== null) return smtpCarrier({ url: smtpUrl })
  return demo ? demoCarrier(db) : noCarrier
}
