import { bookAbsenceFor } from '@uurwerk/contract/absences'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { createWorkedShiftFor } from '@uurwerk/contract/fullTimesheet'
import { createHrEmployer } from '@uurwerk/contract/hrEmployers'
import { createPerson } from '@uurwerk/contract/people'
import { confirmMonth, lockMonth } from '@uurwerk/contract/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './call.ts'
import { HR_EMAIL } from './cast.ts'
import { Office, type Hired } from './office.ts'

export const november = toYearMonth('2026-11')

type AbsenceCategory = BodyInput<typeof bookAbsenceFor>['absenceCategory']
export type Employed = Hired & { readonly contractId: number }

type EmployedAs = {
  readonly employeeNr?: number | undefined
  readonly employee?: boolean
  readonly partTimePercentage?: number | undefined
  /** The last day that has a rate. */
  readonly rateUntil?: string | undefined
}

/** An HR employer of its own with people at one customer, all from the first of November 2026. */
export class PayrollOffice {
  readonly employer: { readonly id: number; readonly name: string }
  readonly #token: string
  readonly #office: Office
  readonly customerId: number

  private constructor(token: string, office: Office, employer: { id: number; name: string }, customerId: number) {
    this.#token = token
    this.#office = office
    this.employer = employer
    this.customerId = customerId
  }

  static async open(name: string, payrollNumber: string): Promise<PayrollOffice> {
    const office = await Office.open()
    const token = await tokenOf(HR_EMAIL)
    const { id } = await call(createHrEmployer, { body: { name, payrollNumber } }, token)
    const facts = { abbreviation: payrollNumber, invoicesTo: `${payrollNumber}@reizen.example` }
    const customerId = await office.welcomeCustomer(`Huis ${name}`, facts)
    return new PayrollOffice(token, office, { id, name }, customerId)
  }

  async employ(name: string, as: EmployedAs): Promise<Employed> {
    const { employeeNr, employee = true, partTimePercentage = 100, rateUntil } = as
    const [firstName = '', lastName = ''] = name.split(/ (.*)/)
    const person = {
      firstName,
      lastName,
      email: `${name.toLowerCase().replaceAll(' ', '.')}@reizen.example`,
      roles: ['ROLE_USER' as const],
      provider: 'GOOGLE' as const,
      partTimePercentage,
      sickDayHours: 7.6,
      employeeNr: employeeNr ?? null,
      hrEmployerId: this.employer.id,
      employee,
      employmentStartDate: '2026-11-01',
    }
    const { id } = await call(createPerson, { body: person }, this.#token)
    const hired = { id, name, email: person.email }
    const signed = { customerId: this.customerId, from: '2026-11-01', rate: 40, rateUntil }
    const contractId = await this.#office.sign(hired, signed)
    return { ...hired, contractId }
  }

  /** From eight to six past four with half an hour of rest: 7,6 hours. */
  async work({ contractId }: Employed, ...dates: readonly string[]): Promise<void> {
    for (const date of dates) {
      const at = (time: string) => `${date}T${time}:00`
      const body = {
        date,
        labourPeriod: { startDateTimestamp: at('08:00'), endDateTimestamp: at('16:06') },
        breakPeriod: { startDateTimestamp: at('12:00'), endDateTimestamp: at('12:30') },
      }
      await call(createWorkedShiftFor, { params: { contractId, yearMonth: november }, body }, this.#token)
    }
  }

  async absent({ id }: Employed, absenceCategory: AbsenceCategory, ...days: readonly number[]): Promise<void> {
    for (const dayOfMonth of days) {
      const body = { dayOfMonth, absenceCategory, fullDay: true }
      await call(bookAbsenceFor, { params: { userId: id, yearMonth: november }, body }, this.#token)
    }
  }

  async lock({ email }: Employed): Promise<void> {
    await call(lockMonth, { params: { yearMonth: november } }, await tokenOf(email))
  }

  async confirm(person: Employed): Promise<void> {
    await this.lock(person)
    const body = { yearMonth: november, all: true }
    await call(confirmMonth, { params: { contractId: person.contractId }, body }, await tokenOf(person.email))
  }
}
