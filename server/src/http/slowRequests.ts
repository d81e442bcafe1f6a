import * as batches from '@uurwerk/contract/batches'
import { tryInstallation } from '@uurwerk/contract/doctor'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { remind } from '@uurwerk/contract/hrStart'
import { importFile } from '@uurwerk/contract/import'
import { beginNewYear } from '@uurwerk/contract/newYear'
import { ownPersonalData, personalData } from '@uurwerk/contract/personalData'
import { logo, uploadLogo } from '@uurwerk/contract/settings'

/** Calls of which each can be minutes of work for the house, or many mails. */
const slowRequests: ReadonlySet<Endpoint> = new Set<Endpoint>([
  batches.invoiceMonths,
  batches.finishInvoices,
  batches.sendInvoices,
  remind,
  tryInstallation,
  importFile,
  beginNewYear,
  personalData,
  ownPersonalData,
  uploadLogo,
])

export const isHeavyWork = (endpoint: Endpoint): boolean => slowRequests.has(endpoint)

/** What may take longer than anybody waits for a screen, on connections that keep no screen waiting. */
export const isSlowEndpoint = (endpoint: Endpoint): boolean => isHeavyWork(endpoint) || 'download' in endpoint.response

/** Of what takes long; a logo is a small picture, as it was stored. */
export const isHeavy = (endpoint: Endpoint): boolean => isSlowEndpoint(endpoint) && endpoint !== logo
