import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { isForHr, paths } from './paths.ts'

test('the addresses of screens do not change, because bookmarks and mails contain them', () => {
  const bare = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, path()]))
  expect(bare).toMatchInlineSnapshot(`
    {
      "adminAbsences": "/admin/viewAbsences",
      "adminAudit": "/admin/audit",
      "adminAvailability": "/admin/availability",
      "adminConfirmedEmails": "/admin/viewconfirmedemailoverview",
      "adminContract": "/admin/viewcontractDetail",
      "adminContractMonth": "/admin/viewexcel",
      "adminContracts": "/admin/viewcontracts",
      "adminCustomInvoice": "/admin/viewcustominvoice",
      "adminCustomer": "/admin/viewCustomerDetail",
      "adminCustomers": "/admin/viewcustomers",
      "adminDashboard": "/admin/dashboard",
      "adminDetails": "/admin/details",
      "adminDoctor": "/admin/doctor",
      "adminHourlyRates": "/admin/viewHourlyRates",
      "adminImport": "/admin/import",
      "adminInvoice": "/admin/viewinvoice",
      "adminInvoiceDetail": "/admin/viewinvoicedetail",
      "adminInvoicePreview": "/admin/viewinvoicePreview",
      "adminInvoices": "/admin/viewinvoices",
      "adminNeeds": "/admin/openshifts",
      "adminNewYear": "/admin/newyear",
      "adminPayments": "/admin/viewpayments",
      "adminPayrollTimesheet": "/admin/viewTimeSheet",
      "adminReceivables": "/admin/viewreceivables",
      "adminReminders": "/admin/viewreminders",
      "adminRotations": "/admin/patterns",
      "adminSettings": "/admin/settings",
      "adminSwaps": "/admin/swaps",
      "adminTeamPlanning": "/admin/planning",
      "adminUser": "/admin/viewUserDetail",
      "adminUsers": "/admin/viewusers",
      "adminVacation": "/admin/viewvacation",
      "apple": "/appleOauthEndpoint",
      "availability": "/availability",
      "calendarFeeds": "/calendars",
      "configuration": "/configuration",
      "confirmEmail": "/confirm-email/:token",
      "customerEnter": "/customer/enter",
      "customerSide": "/customer",
      "dashboard": "/dashboard",
      "demoMail": "/demo/mail",
      "details": "/details",
      "google": "/googleOauthEndPoint",
      "guides": "/guides",
      "login": "/",
      "openShifts": "/openshifts",
      "ownTeam": "/team",
      "profile": "/profile",
      "recup": "/userViewRecup",
      "sessions": "/sessions",
      "swaps": "/swaps",
      "welcome": "/welcome",
    }
  `)
})

test('the address of a detail screen contains the ids and the month', () => {
  expect(paths.adminContractMonth({ contract: 12, month: toYearMonth('2026-11') })).toBe(
    '/admin/viewexcel?contract=12&month=2026-11',
  )
})

test.each([
  ['/admin/viewcontracts', true],
  ['/Admin/viewcontracts', true],
  ['/welcome', false],
  ['/administrative', false],
])('the address %s belongs to the screens of HR: %s', (pathname, expected) => {
  expect(isForHr(pathname)).toBe(expected)
})
