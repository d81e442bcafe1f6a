import * as batches from '@uurwerk/contract/invoicing/batches'
import { tryInstallation } from '@uurwerk/contract/operations/doctor'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { remind } from '@uurwerk/contract/hrStart/hrStart'
import { importFile } from '@uurwerk/contract/import/import'
import { undoImport } from '@uurwerk/contract/import/importActs'
import { beginNewYear } from '@uurwerk/contract/balances/newYear'
import { importBankFile } from '@uurwerk/contract/payments/bankFiles'
import { sendReminders } from '@uurwerk/contract/payments/reminders'
import { ownPersonalData, personalData } from '@uurwerk/contract/people/personalData'
import { logo, uploadLogo } from '@uurwerk/contract/company'

/** Endpoints that can cause work of several minutes, or many mails. */
const slowRequests: ReadonlySet<Endpoint> = new Set<Endpoint>([
  batches.invoiceMonths,
  batches.finishInvoices,
  batches.sendInvoices,
  remind,
  tryInstallation,
  importBankFile,
  importFile,
  undoImport,
  sendReminders,
  beginNewYear,
  personalData,
  ownPersonalData,
  uploadLogo,
])

export const isLongJob = (endpoint: Endpoint): boolean => slowRequests.has(endpoint)

/**
 * True when a call may take longer than a screen may load. Such a call uses separate database connections, so that no
 * screen waits for it.
 */
export const isSlowEndpoint = (endpoint: Endpoint): boolean => isLongJob(endpoint) || 'download' in endpoint.response

/** The download of a logo does not count, because it only reads a small stored picture. */
export const isHeavy = (endpoint: Endpoint): boolean => isSlowEndpoint(endpoint) && endpoint !== logo
