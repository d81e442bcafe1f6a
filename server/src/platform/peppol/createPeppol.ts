import { createHash } from 'node:crypto'
import type { PeppolLookUp, PeppolSettings } from '../settings/peppolSettings.ts'
import type { AccessPoint, LookUpAnswer } from './accessPoint.ts'
import { eInvoiceBe } from './adapters/eInvoiceBe.ts'
import { recommand } from './adapters/recommand.ts'
import { dnsLookUp } from './lookUp/dnsLookUp.ts'

type Input = { readonly peppol: PeppolSettings | null; readonly peppolLookUp: PeppolLookUp }

export type Peppol = {
  readonly accessPoint: AccessPoint | null
  /**
   * Asks whether a receiver is on Peppol; null when the settings do not allow this question to the access point or to
   * the Peppol network.
   */
  readonly lookUp: ((peppolId: string) => Promise<LookUpAnswer>) | null
  /** The hash of the data with which the office signs in to the access point, so it changes with the key. */
  readonly keyHash: Buffer
}

export function createPeppol({ peppol, peppolLookUp }: Input): Peppol {
  const accessPoint = peppol === null ? null : accessPointOf(peppol)
  return {
    accessPoint,
    lookUp: peppolLookUp === 'dns' ? (peppolId) => dnsLookUp(peppolId) : (accessPoint?.lookUp ?? null),
    keyHash: createHash('sha256').update(JSON.stringify(peppol)).digest(),
  }
}

/** The access point of the demo has the same API as e-invoice.be. */
function accessPointOf(settings: PeppolSettings): AccessPoint {
  switch (settings.provider) {
    case 'recommand':
      return recommand(settings)
    case 'e-invoice.be':
    case 'demo':
      return eInvoiceBe(settings)
  }
}
