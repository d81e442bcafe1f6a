import { monthContracts } from '@uurwerk/contract/contracts/contracts'
import { teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { paths } from './paths.ts'
import { askEarly } from './app/api/early/askEarly.ts'
import { readEarly } from './app/api/early/readEarly.ts'
import { monthIn } from './app/month/sharedMonth.ts'
import type { Screen } from './app/shell/screen.ts'
import { teamPeriodIn } from './planning/team/teamPeriod.ts'
import * as texts from './texts/texts.ts'
import {
  IconAdjustmentsHorizontal,
  IconArrowsExchange,
  IconBeach,
  IconBook,
  IconBuildingBank,
  IconBuildingHospital,
  IconCalendarMonth,
  IconCalendarPlus,
  IconCalendarShare,
  IconCalendarUser,
  IconClipboardCheck,
  IconCoinEuro,
  IconDevices,
  IconFileImport,
  IconFileInvoice,
  IconFileText,
  IconHistory,
  IconHourglass,
  IconMail,
  IconSettings,
  IconStethoscope,
  IconSunglasses,
  IconUser,
  IconUsers,
  IconUsersGroup,
} from './ui/icons.ts'
import { isPhoneNow } from './ui/useIsPhone.ts'

/** Every screen that needs a session. */
export const screens: readonly Screen[] = [
  {
    path: paths.dashboard(),
    nav: { label: texts.nav.dashboard, icon: IconCalendarMonth },
    page: async () => (await import('./planning/PlanningPage.tsx')).PlanningPage,
    hasOnlyRefusalsOfMonth: true,
    read: (query) => {
      const yearMonth = monthIn(query)
      readEarly(monthContracts, { params: { yearMonth } })
      readEarly(workedMonth, { params: { yearMonth } })
    },
  },
  {
    path: paths.details(),
    nav: { label: texts.nav.details, icon: IconClipboardCheck },
    page: async () => (await import('./timesheets/TimesheetPage.tsx')).TimesheetPage,
  },
  {
    path: paths.configuration(),
    nav: { label: texts.nav.configuration, icon: IconAdjustmentsHorizontal },
    page: async () => (await import('./contracts/ownShiftTypes/ConfigurationPage.tsx')).ConfigurationPage,
  },
  {
    path: paths.recup(),
    nav: { label: texts.nav.recup, icon: IconHourglass },
    page: async () => (await import('./balances/recup/RecupPage.tsx')).RecupPage,
  },
  {
    path: paths.demoMail(),
    page: async () => (await import('./app/mailbox/MailboxPage.tsx')).MailboxPage,
  },
  {
    path: paths.adminContracts(),
    nav: { label: texts.nav.contracts, icon: IconFileText },
    page: async () => (await import('./timesheets/contractMonths/ContractMonthsPage.tsx')).ContractMonthsPage,
    hasOnlyRefusalsOfMonth: true,
    read: (query) => readEarly(contractMonths, { params: { yearMonth: monthIn(query) } }),
  },
  {
    path: paths.adminPayrollTimesheet(),
    of: paths.adminContracts(),
    page: async () => (await import('./payroll/PayrollPage.tsx')).PayrollPage,
  },
  {
    path: paths.adminContract(),
    of: paths.adminUsers(),
    ofMonth: paths.adminContracts(),
    page: async () => (await import('./contracts/ContractPage.tsx')).ContractPage,
  },
  {
    path: paths.adminContractMonth(),
    of: paths.adminContracts(),
    page: async () => (await import('./timesheets/contractMonth/ContractMonthPage.tsx')).ContractMonthPage,
  },
  {
    path: paths.adminDashboard(),
    of: paths.adminContracts(),
    page: async () => (await import('./planning/personPlanning/PersonPlanningPage.tsx')).PersonPlanningPage,
  },
  {
    path: paths.adminDetails(),
    of: paths.adminContracts(),
    page: async () => (await import('./timesheets/personMonth/PersonMonthPage.tsx')).PersonMonthPage,
  },
  {
    path: paths.adminUsers(),
    nav: { label: texts.nav.users, icon: IconUsers },
    page: async () => (await import('./people/list/PeoplePage.tsx')).PeoplePage,
  },
  {
    path: paths.adminUser(),
    of: paths.adminUsers(),
    page: async () => (await import('./people/PersonPage.tsx')).PersonPage,
  },
  {
    path: paths.adminCustomers(),
    nav: { label: texts.nav.customers, icon: IconBuildingHospital },
    page: async () => (await import('./customers/list/CustomersPage.tsx')).CustomersPage,
  },
  {
    path: paths.adminCustomer(),
    of: paths.adminCustomers(),
    page: async () => (await import('./customers/CustomerPage.tsx')).CustomerPage,
  },
  {
    path: paths.adminTeamPlanning(),
    nav: { label: texts.nav.teamPlanning, icon: IconCalendarUser },
    page: async () => (await import('./planning/team/TeamPlanningPage.tsx')).TeamPlanningPage,
    read: (query) => {
      const { from, to } = teamPeriodIn(query, isPhoneNow())
      askEarly(teamPlanning, { query: { from, to } })
    },
  },
  {
    path: paths.adminNeeds(),
    of: paths.adminTeamPlanning(),
    page: async () => (await import('./planning/needs/NeedsPage.tsx')).NeedsPage,
  },
  {
    path: paths.adminSwaps(),
    of: paths.adminTeamPlanning(),
    page: async () => (await import('./planning/swaps/SwapsForHrPage.tsx')).SwapsForHrPage,
  },
  {
    path: paths.adminRotations(),
    of: paths.adminTeamPlanning(),
    page: async () => (await import('./planning/rotation/RotationPage.tsx')).RotationPage,
  },
  {
    path: paths.adminAvailability(),
    of: paths.adminUsers(),
    page: async () => (await import('./planning/availability/AvailabilityPage.tsx')).PersonAvailabilityPage,
  },
  {
    path: paths.adminAbsences(),
    nav: { label: texts.nav.absences, icon: IconBeach },
    page: async () => (await import('./absences/overview/AbsenceOverviewPage.tsx')).AbsenceOverviewPage,
  },
  {
    path: paths.adminVacation(),
    nav: { label: texts.nav.vacation, icon: IconSunglasses },
    page: async () => (await import('./balances/vacation/VacationPage.tsx')).VacationPage,
  },
  {
    path: paths.adminHourlyRates(),
    nav: { label: texts.nav.hourlyRates, icon: IconCoinEuro, under: 'office' },
    page: async () => (await import('./contracts/hourlyRates/HourlyRatesPage.tsx')).HourlyRatesPage,
  },
  {
    path: paths.adminInvoicePreview(),
    of: paths.adminContracts(),
    page: async () => (await import('./invoicing/preview/InvoicePreviewPage.tsx')).InvoicePreviewPage,
  },
  {
    path: paths.adminInvoices(),
    nav: { label: texts.nav.invoices, icon: IconFileInvoice },
    page: async () => (await import('./payments/invoices/InvoicesWithPayments.tsx')).InvoicesWithPayments,
  },
  {
    path: paths.adminInvoice(),
    of: paths.adminInvoices(),
    page: async () => (await import('./payments/invoices/InvoiceWithPayments.tsx')).InvoiceWithPayments,
  },
  {
    path: paths.adminInvoiceDetail(),
    of: paths.adminInvoices(),
    page: async () => (await import('./payments/invoices/InvoiceWithPayments.tsx')).InvoiceWithPayments,
  },
  {
    path: paths.adminCustomInvoice(),
    of: paths.adminInvoices(),
    page: async () => (await import('./invoicing/custom/CustomInvoicePage.tsx')).CustomInvoicePage,
  },
  {
    path: paths.adminPayments(),
    nav: { label: texts.nav.payments, icon: IconBuildingBank },
    page: async () => (await import('./payments/statements/PaymentsPage.tsx')).PaymentsPage,
  },
  {
    path: paths.adminReceivables(),
    of: paths.adminPayments(),
    page: async () => (await import('./payments/receivables/ReceivablesPage.tsx')).ReceivablesPage,
  },
  {
    path: paths.adminReminders(),
    of: paths.adminPayments(),
    page: async () => (await import('./payments/reminders/RemindersPage.tsx')).RemindersPage,
  },
  {
    path: paths.adminConfirmedEmails(),
    nav: { label: texts.nav.confirmedEmails, icon: IconMail },
    page: async () => (await import('./customers/confirmedEmails/ConfirmedEmailsPage.tsx')).ConfirmedEmailsPage,
  },
  {
    path: paths.adminSettings(),
    nav: { label: texts.nav.settings, icon: IconSettings, under: 'office' },
    page: async () => (await import('./company/SettingsPage.tsx')).SettingsPage,
  },
  {
    path: paths.adminNewYear(),
    nav: { label: texts.nav.newYear, icon: IconCalendarPlus, under: 'office' },
    page: async () => (await import('./balances/newYear/NewYearPage.tsx')).NewYearPage,
  },
  {
    path: paths.adminImport(),
    nav: { label: texts.nav.import, icon: IconFileImport, under: 'office' },
    page: async () => (await import('./import/ImportPage.tsx')).ImportPage,
  },
  {
    path: paths.adminAudit(),
    nav: { label: texts.nav.audit, icon: IconHistory, under: 'office' },
    page: async () => (await import('./audit/AuditPage.tsx')).AuditPage,
  },
  {
    path: paths.adminDoctor(),
    nav: { label: texts.nav.doctor, icon: IconStethoscope, under: 'office' },
    page: async () => (await import('./operations/doctor/DoctorPage.tsx')).DoctorPage,
  },
  {
    path: paths.profile(),
    nav: { label: texts.nav.profile, icon: IconUser, under: 'user' },
    page: async () => (await import('./people/profile/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: paths.sessions(),
    nav: { label: texts.nav.sessions, icon: IconDevices, under: 'user' },
    page: async () => (await import('./identity/sessions/SessionsPage.tsx')).SessionsPage,
  },
  {
    path: paths.calendarFeeds(),
    nav: { label: texts.nav.calendarFeeds, icon: IconCalendarShare, under: 'user' },
    page: async () => (await import('./planning/calendarFeeds/CalendarFeedsPage.tsx')).CalendarFeedsPage,
  },
  {
    path: paths.openShifts(),
    nav: { label: texts.nav.openShifts, icon: IconCalendarPlus, under: 'user' },
    page: async () => (await import('./planning/openShifts/OpenShiftsPage.tsx')).OpenShiftsPage,
  },
  {
    path: paths.availability(),
    of: paths.dashboard(),
    page: async () => (await import('./planning/availability/AvailabilityPage.tsx')).AvailabilityPage,
  },
  {
    path: paths.swaps(),
    nav: { label: texts.nav.swaps, icon: IconArrowsExchange, under: 'user' },
    page: async () => (await import('./planning/swaps/SwapsPage.tsx')).SwapsPage,
  },
  {
    path: paths.ownTeam(),
    nav: { label: texts.nav.ownTeam, icon: IconUsersGroup, under: 'user' },
    page: async () => (await import('./planning/ownTeam/OwnTeamPage.tsx')).OwnTeamPage,
  },
  {
    path: paths.guides(),
    nav: { label: texts.nav.guides, icon: IconBook, under: 'user' },
    page: async () => (await import('./app/guides/GuidesPage.tsx')).GuidesPage,
  },
]
