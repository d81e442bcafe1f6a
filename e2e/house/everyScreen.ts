import { customers } from '@uurwerk/contract/customers'
import { monthInvoices } from '@uurwerk/contract/invoicing'
import { people } from '@uurwerk/contract/people'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './call.ts'
import { demo, EMPLOYEE_EMAIL, HR_EMAIL } from './cast.ts'

export type Screen = { readonly name: string; readonly person: string | null; readonly address: string }

const forEmployee: readonly Screen[] = [
  { name: 'welcome', person: demo.employee, address: '/welcome' },
  { name: 'dashboard', person: demo.employee, address: '/dashboard' },
  { name: 'dashboard, confirmed', person: demo.employee, address: '/dashboard?month=2026-10' },
  { name: 'dashboard, empty', person: demo.employee, address: '/dashboard?month=2027-03' },
  { name: 'details', person: demo.employee, address: '/details' },
  { name: 'details, confirmed', person: demo.employee, address: '/details?month=2026-10' },
  { name: 'dashboard of an independent', person: demo.independent, address: '/dashboard?month=2026-11' },
  { name: 'configuration', person: demo.employee, address: '/configuration' },
  { name: 'recup', person: demo.employee, address: '/userViewRecup' },
  { name: 'recup of an independent', person: demo.independent, address: '/userViewRecup' },
  { name: 'profile', person: demo.employee, address: '/profile' },
  { name: 'sessions', person: demo.employee, address: '/sessions' },
  { name: 'guide for employees', person: demo.employee, address: '/guides' },
  { name: 'profile of an independent', person: demo.independent, address: '/profile' },
  { name: 'details of an independent', person: demo.independent, address: '/details?month=2026-11' },
]

const forHr: readonly Screen[] = [
  { name: 'welcome with both roles', person: demo.both, address: '/welcome' },
  { name: 'contracts', person: demo.hr, address: '/admin/viewcontracts?month=2026-11' },
  { name: 'contracts, empty', person: demo.hr, address: '/admin/viewcontracts?month=2020-01' },
  { name: 'people', person: demo.hr, address: '/admin/viewusers?status=all' },
  { name: 'people, nobody found', person: demo.hr, address: '/admin/viewusers?q=niemand' },
  { name: 'customers', person: demo.hr, address: '/admin/viewcustomers' },
  { name: 'customers, inactive', person: demo.hr, address: '/admin/viewcustomers?status=inactive' },
  ...['company', 'employers', 'costs', 'holidays', 'rules', 'retention'].map((part) => ({
    name: `settings, ${part}`,
    person: demo.hr,
    address: `/admin/settings?part=${part}`,
  })),
  { name: 'absences', person: demo.hr, address: '/admin/viewAbsences?month=2026-11' },
  { name: 'absences, none', person: demo.hr, address: '/admin/viewAbsences?month=2020-01' },
  { name: 'vacation balances', person: demo.hr, address: '/admin/viewvacation?year=2026' },
  { name: 'vacation balances, nobody', person: demo.hr, address: '/admin/viewvacation?year=2001' },
  { name: 'new year', person: demo.hr, address: '/admin/newyear?year=2027&show=all' },
  { name: 'new year, closed', person: demo.hr, address: '/admin/newyear?year=2020' },
  { name: 'hourly rates', person: demo.hr, address: '/admin/viewHourlyRates?month=2026-11' },
  { name: 'hourly rates, none', person: demo.hr, address: '/admin/viewHourlyRates?month=2020-01' },
  { name: 'addresses', person: demo.hr, address: '/admin/viewconfirmedemailoverview' },
  { name: 'invoices', person: demo.hr, address: '/admin/viewinvoices?month=2026-11' },
  { name: 'audit', person: demo.hr, address: '/admin/audit' },
  { name: 'audit, nothing', person: demo.hr, address: '/admin/audit?user=2&to=2001-01-01' },
  { name: 'doctor', person: demo.hr, address: '/admin/doctor' },
  { name: 'custom invoice', person: demo.hr, address: '/admin/viewcustominvoice' },
  { name: 'import, people', person: demo.hr, address: '/admin/import' },
  { name: 'import, balances', person: demo.hr, address: '/admin/import?kind=balances' },
  ...['facturatie', 'uurwerk-draaien'].map((guide) => ({
    name: `guide, ${guide}`,
    person: demo.hr,
    address: `/guides?guide=${guide}`,
  })),
  { name: 'invoices, none', person: demo.hr, address: '/admin/viewinvoices?month=2020-01' },
]

/** Every screen there is, in the states that look different; what has an id is looked up in the demo. */
export async function everyScreen(): Promise<readonly Screen[]> {
  const token = await tokenOf(HR_EMAIL)
  const params = { yearMonth: toYearMonth('2026-11') }
  const { _embedded: month } = await call(monthInvoices, { params }, token)
  const { _embedded: before } = await call(monthInvoices, { params: { yearMonth: toYearMonth('2026-10') } }, token)
  const all = [...month.invoiceDtoList, ...before.invoiceDtoList]
  const invoices = new Map(all.map((invoice) => [invoice.status, invoice]))
  const contract = all.find(({ contractId }) => contractId !== null)?.contractId
  const { userDtoList: staff } = (await call(people, {}, token))._embedded
  const employee = staff.find(({ email }) => email === EMPLOYEE_EMAIL)?.id
  const independent = staff.find((person) => !person.employee)?.id
  const { customerOverviewDtoList: parties } = (await call(customers, {}, token))._embedded
  const parent = parties.find(({ subdivisions }) => subdivisions.length > 0)?.id
  const subdivision = parties.find(({ parentCompanyId }) => parentCompanyId !== 0)?.id
  return [
    { name: 'sign-in', person: null, address: '/' },
    { name: 'confirm an address, a link of nothing', person: null, address: '/confirm-email/niets' },
    ...forEmployee,
    ...forHr,
    { name: 'contract', person: demo.hr, address: `/admin/viewcontractDetail?contract=${contract}` },
    { name: 'preview', person: demo.hr, address: `/admin/viewinvoicePreview?contract=${contract}&month=2026-11` },
    { name: 'payroll', person: demo.hr, address: `/admin/viewTimeSheet?user=${employee}&month=2026-12` },
    { name: 'payroll, empty', person: demo.hr, address: `/admin/viewTimeSheet?user=${employee}&month=2020-02` },
    { name: 'month of a person', person: demo.hr, address: `/admin/details?user=${employee}&month=2026-11` },
    { name: 'month of a person, confirmed', person: demo.hr, address: `/admin/details?user=${employee}&month=2026-10` },
    { name: 'month of an independent', person: demo.hr, address: `/admin/details?user=${independent}&month=2026-11` },
    { name: 'contract month', person: demo.hr, address: `/admin/viewexcel?contract=${contract}&month=2026-11` },
    { name: 'contract month, none', person: demo.hr, address: `/admin/viewexcel?contract=${contract}&month=2020-01` },
    { name: 'planning of a person', person: demo.hr, address: `/admin/dashboard?user=${employee}&month=2026-11` },
    {
      name: 'planning of a person, locked',
      person: demo.hr,
      address: `/admin/dashboard?user=${employee}&month=2026-10&version=locked`,
    },
    { name: 'planning of a person, none', person: demo.hr, address: `/admin/dashboard?user=${employee}&month=2020-01` },
    { name: 'person', person: demo.hr, address: `/admin/viewUserDetail?user=${employee}` },
    { name: 'person, independent', person: demo.hr, address: `/admin/viewUserDetail?user=${independent}` },
    { name: 'customer', person: demo.hr, address: `/admin/viewCustomerDetail?customer=${parent}` },
    { name: 'customer, subdivision', person: demo.hr, address: `/admin/viewCustomerDetail?customer=${subdivision}` },
    ...[...invoices].map(([status, { id }]) => ({
      name: `invoice, ${status}`,
      person: demo.hr,
      address: `/admin/viewinvoicedetail?invoice=${id}`,
    })),
  ]
}
