import * as batches from '@uurwerk/contract/batches'
import { tryInstallation } from '@uurwerk/contract/doctor'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { remind } from '@uurwerk/contract/hrStart'
import { importFile } from '@uurwerk/contract/import'
import { beginNewYear } from '@uurwerk/contract/newYear'
import { ownPersonalData, personalData } from '@uurwerk/contract/personalData'
import { logo, uploadLogo } from '@uurwerk/contract/settings'

/** Calls that can cause minutes of work, or many mails. */
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

export const isLongJob = (endpoint: Endpoint): boolean => slowRequests.has(endpoint)

/** A call that may take longer than a screen may load. It uses separate connections, so that it delays no screen. */
export const isSlowEndpoint = (endpoint: Endpoint): boolean => isLongJob(endpoint) || 'download' in endpoint.response

/** A call that makes a document or an export. A logo is a small stored picture, so it is not slow. */
export const isHeavy = (endpoint: Endpoint): boolean => isSlowEndpoint(endpoint) && endpoint !== logo
