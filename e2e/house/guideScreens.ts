import type { Page } from '@playwright/test'
import { monthInvoices } from '@uurwerk/contract/invoicing'
import { people } from '@uurwerk/contract/people'
import { contractMonths } from '@uurwerk/contract/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './call.ts'
import { demo, EMPLOYEE_EMAIL, HR_EMAIL } from './cast.ts'

/** A Friday morning on which October can be billed and November is under way. */
export const NOW = '2026-11-20T09:00:00+01:00'

export type GuideScreen = {
  /** A name that begins with 'telefoon-' is seen on a phone. */
  readonly file: string
  /** Null: nobody has signed in. */
  readonly person: string | null
  readonly address: string
  /** For a list whose columns need more room; the picture is as large as the others. */
  readonly wide?: boolean
  /** What is done on it before it is shown; it saves nothing, so that every picture shows the same demo. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const onThePhone: readonly GuideScreen[] = [
  { file: 'telefoon-uurrooster', person: demo.employee, address: '/dashboard?month=2026-11' },
  {
    file: 'telefoon-kies-je-shift',
    person: demo.employee,
    address: '/dashboard?month=2026-12',
    prepare: (page) => page.getByRole('gridcell', { name: /^dinsdag 8 december/ }).tap(),
  },
  { file: 'telefoon-timesheet', person: demo.employee, address: '/details?month=2026-11' },
  { file: 'telefoon-recup', person: demo.employee, address: '/userViewRecup' },
]

const inTheOffice: readonly GuideScreen[] = [
  { file: 'demo-aanmelden', person: null, address: '/' },
  { file: 'hr-start', person: demo.hr, address: '/welcome', wide: true },
  { file: 'contracten', person: demo.hr, address: '/admin/viewcontracts?month=2026-10', wide: true },
  {
    file: 'facturen-maken',
    person: demo.hr,
    address: '/admin/viewcontracts?month=2026-10',
    prepare: press('Facturen maken'),
  },
  {
    file: 'loonexport',
    person: demo.hr,
    address: '/admin/viewcontracts?month=2026-10',
    prepare: press(/^Loonexport .*Zorg/),
  },
  { file: 'vakantiesaldos', person: demo.hr, address: '/admin/viewvacation?year=2026' },
  {
    file: 'boekhouding',
    person: demo.hr,
    address: '/admin/viewinvoices?month=2026-10&status=all',
    prepare: press('Boekhouding'),
  },
  { file: 'e-mails', person: demo.hr, address: '/admin/viewconfirmedemailoverview' },
  { file: 'dokter', person: demo.hr, address: '/admin/doctor' },
  { file: 'importeren', person: demo.hr, address: '/admin/import' },
]

/** Every picture of the guides; what has an id is looked up in the demo. */
export async function guideScreens(): Promise<readonly GuideScreen[]> {
  const token = await tokenOf(HR_EMAIL)
  const params = { yearMonth: toYearMonth('2026-10') }
  const { invoiceDtoList } = (await call(monthInvoices, { params }, token))._embedded
  const { contractWithTimeSheetInfoDtoList: months } = (await call(contractMonths, { params }, token))._embedded
  const { userDtoList } = (await call(people, {}, token))._embedded
  const employee = userDtoList.find(({ email }) => email === EMPLOYEE_EMAIL)?.id
  const mailed = invoiceDtoList.find(({ status }) => status === 'MAILED')?.id
  const toConfirm = months.find(({ locked, completed, employee: isEmployee }) => locked && !completed && isEmployee)
  const billable = months.find((month) => month.confirmedForInvoice && !month.invoiced)?.contractId
  return [
    ...onThePhone,
    ...inTheOffice,
    {
      file: 'telefoon-bevestigen',
      person: toConfirm?.username ?? null,
      address: '/details?month=2026-10',
      prepare: press('Bevestig Timesheet'),
    },
    {
      file: 'shiften-van-een-medewerker',
      person: demo.hr,
      address: `/admin/details?user=${employee}&month=2026-11`,
    },
    { file: 'loonstaat', person: demo.hr, address: `/admin/viewTimeSheet?user=${employee}&month=2026-10` },
    {
      file: 'factuurvoorbeeld',
      person: demo.hr,
      address: `/admin/viewinvoicePreview?contract=${billable}&month=2026-10`,
    },
    { file: 'historiek', person: demo.hr, address: `/admin/audit?invoice=${mailed}` },
    { file: 'factuur', person: demo.hr, address: `/admin/viewinvoicedetail?invoice=${mailed}&month=2026-10` },
  ]
}
