import type { CompanySettings } from '@uurwerk/contract/company'
import { missingSellerFields } from '@uurwerk/domain/invoicing/steps/missingSellerFields'
import type { z } from 'zod'
import type { SettingsRow } from './settingsStore.ts'

export function settingsDto({
  version,
  logoId,
  movedInYearMonth,
  ...fields
}: SettingsRow): z.output<typeof CompanySettings> {
  const {
    hrContactName,
    invoiceNumberFormat,
    creditNoteNumberFormat,
    halfVacationNeedsRecuperation,
    signInDaysAfterEmployment,
    offlineDays,
    availabilityDeadlineDays,
    scheduleNoticeDays,
    claimFreeHours,
    teamVisible,
    digestHour,
    ...company
  } = fields
  return {
    version,
    company,
    hasLogo: logoId !== null,
    missingForInvoices: missingSellerFields(company),
    hrContactName,
    invoiceNumberFormat,
    creditNoteNumberFormat,
    halfVacationNeedsRecuperation,
    signInDaysAfterEmployment,
    offlineDays,
    availabilityDeadlineDays,
    scheduleNoticeDays,
    claimFreeHours,
    teamVisible,
    digestHour,
    movedInYearMonth,
  }
}
