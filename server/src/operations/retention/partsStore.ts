import type { ForgettableKind } from '@uurwerk/domain/operations/retention/forgettableKind'
import {
  batchParts,
  changeParts,
  contactParts,
  invoiceParts,
  mailParts,
  paymentParts,
  payrollExportParts,
  readingParts,
  signatureParts,
} from './officePartsStore.ts'
import type { RetentionRule } from './retentionRule.ts'
import { leaverParts, remarkParts, sicknessParts } from './personPartsStore.ts'

/** The retention rules of each kind of data, in an order that the foreign keys allow. */
export const partsOf: Readonly<Record<ForgettableKind, readonly RetentionRule[]>> = {
  leavers: leaverParts,
  sickness: sicknessParts,
  remarks: remarkParts,
  payrollExports: payrollExportParts,
  invoices: [...invoiceParts, ...paymentParts, ...signatureParts],
  contacts: contactParts,
  mails: mailParts,
  batches: batchParts,
  readings: readingParts,
  changes: changeParts,
}
