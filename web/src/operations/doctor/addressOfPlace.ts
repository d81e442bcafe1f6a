import type { DoctorScreen } from '@uurwerk/contract/operations/doctor/doctorChecks'
import { isYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { paths } from '../../paths.ts'
import type { Place } from './queries.ts'

type At = { readonly id?: number; readonly month?: YearMonth }

const addresses: Readonly<Record<DoctorScreen, (at: At) => string>> = {
  settings: () => paths.adminSettings(),
  invoices: ({ month }) => paths.adminInvoices({ month }),
  invoice: ({ id }) => paths.adminInvoiceDetail({ invoice: id }),
  confirmedEmails: () => paths.adminConfirmedEmails(),
  hourlyRates: ({ month }) => paths.adminHourlyRates({ month }),
  payments: () => paths.adminPayments(),
  vatRegimes: () => paths.adminSettings({ part: 'vat' }),
  reminderSettings: () => paths.adminSettings({ part: 'reminders' }),
  contracts: ({ month }) => paths.adminContracts({ month }),
}

export const addressOfPlace = ({ screen, id, month = '' }: Place): string =>
  addresses[screen]({ id, month: isYearMonth(month) ? month : undefined })
