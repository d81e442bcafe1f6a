import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

type Query = Readonly<Record<string, string | number | undefined>>

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

/** A detail screen has its ids and month in the URL, so that a link opens the same screen (rule screens-2). */
type InMonth = { readonly month?: YearMonth }
type OfContract = InMonth & { readonly contract?: number }
type OfPerson = InMonth & { readonly user?: number }
type OfInvoice = InMonth & { readonly invoice?: number }
/** The name of the action whose question the screen opens at once. The command palette makes URLs with this name. */
type Asking = { readonly ask?: string | undefined }

/**
 * All URLs of the app. URLs do not change, because bookmarks and mails contain them (rule screens-1). A function
 * without arguments returns the path without a query; `screens.ts` uses that path.
 */
export const paths = {
  login: () => '/',
  google: () => '/googleOauthEndPoint',
  apple: () => '/appleOauthEndpoint',
  welcome: () => '/welcome',

  dashboard: (at?: OfContract) => address('/dashboard', at),
  details: (at?: InMonth) => address('/details', at),
  configuration: () => '/configuration',
  recup: () => '/userViewRecup',
  profile: () => '/profile',
  demoMail: () => '/demo/mail',
  sessions: () => '/sessions',
  calendarFeeds: () => '/calendars',
  openShifts: () => '/openshifts',
  availability: (at?: InMonth) => address('/availability', at),
  ownTeam: (at?: { readonly from?: string }) => address('/team', at),
  swaps: (at?: { readonly shift?: number }) => address('/swaps', at),
  guides: (at?: { readonly guide?: string }) => address('/guides', at),
  /** The URL in a mail with a confirmation link. The reader of the mail opens this URL without a session. */
  confirmEmail: (at: { readonly token: string } = { token: ':token' }) => `/confirm-email/${at.token}`,
  /** The pages of the contacts of customers, who have no account. */
  customerSide: (at?: OfContract & { readonly view?: 'all' | undefined }) => address('/customer', at),
  customerEnter: () => '/customer/enter',

  adminContracts: (at?: InMonth & Asking & { readonly sort?: string; readonly show?: string }) =>
    address('/admin/viewcontracts', at),
  adminPayrollTimesheet: (at?: OfPerson & OfContract) => address('/admin/viewTimeSheet', at),
  adminContractMonth: (at?: OfContract & Asking) => address('/admin/viewexcel', at),
  adminContract: (at?: OfContract) => address('/admin/viewcontractDetail', at),
  adminDetails: (at?: OfPerson & OfContract) => address('/admin/details', at),
  adminDashboard: (at?: OfPerson & OfContract) => address('/admin/dashboard', at),
  adminInvoicePreview: (at?: OfContract) => address('/admin/viewinvoicePreview', at),
  adminInvoices: (at?: InMonth) => address('/admin/viewinvoices', at),
  adminInvoice: (at?: OfInvoice) => address('/admin/viewinvoice', at),
  adminInvoiceDetail: (at?: OfInvoice & { readonly edit?: 'open' }) => address('/admin/viewinvoicedetail', at),
  adminPayments: (at?: { readonly state?: string }) => address('/admin/viewpayments', at),
  adminReceivables: (at?: { readonly show?: string }) => address('/admin/viewreceivables', at),
  adminReminders: () => '/admin/viewreminders',
  adminCustomInvoice: () => '/admin/viewcustominvoice',
  adminConfirmedEmails: (at?: { readonly status?: string }) => address('/admin/viewconfirmedemailoverview', at),
  adminUsers: () => '/admin/viewusers',
  adminUser: (at?: { readonly user?: number }) => address('/admin/viewUserDetail', at),
  adminCustomers: () => '/admin/viewcustomers',
  adminCustomer: (at?: { readonly customer?: number }) => address('/admin/viewCustomerDetail', at),
  adminTeamPlanning: () => '/admin/planning',
  adminNeeds: (at?: { readonly customer?: number | undefined; readonly day?: string }) =>
    address('/admin/openshifts', at),
  adminAvailability: (at?: OfPerson) => address('/admin/availability', at),
  adminSwaps: () => '/admin/swaps',
  adminRotations: () => '/admin/patterns',
  adminAbsences: (at?: InMonth) => address('/admin/viewAbsences', at),
  adminVacation: (at?: { readonly year?: number }) => address('/admin/viewvacation', at),
  adminHourlyRates: (at?: InMonth) => address('/admin/viewHourlyRates', at),
  adminSettings: (at?: { readonly part?: string }) => address('/admin/settings', at),
  adminNewYear: (at?: { readonly year?: number }) => address('/admin/newyear', at),
  adminImport: (at?: { readonly kind?: string }) => address('/admin/import', at),
  /** The URL of the screen with the audit entries of one record. */
  adminAudit: (
    at?: InMonth & {
      readonly user?: number
      readonly customer?: number
      readonly contract?: number
      readonly invoice?: number
    },
  ) => address('/admin/audit', at),
  adminDoctor: () => '/admin/doctor',
}

/** Bookmarks can still contain this old URL, with its misspelled parameter (rule screens-4). */
export const oldPayrollTimesheet = '/admin/viewTimeSheet/:contractId/:yearthMonth'

export const isForHr = (pathname: string): boolean => pathname.toLowerCase().startsWith('/admin/')

/** Converts an old URL of the payroll timesheet to the current URL of the same month. */
export function payrollTimesheetOf({
  contractId,
  yearthMonth = '',
}: Readonly<Record<string, string | undefined>>): string {
  return paths.adminPayrollTimesheet({
    contract: Number(contractId),
    month: isYearMonth(yearthMonth) ? yearthMonth : undefined,
  })
}
