import { addRecupBonus, approveVacation, editVacationCounter, vacationCounters } from '@uurwerk/contract/balances'
import { createContract } from '@uurwerk/contract/contracts'
import { createCustomer } from '@uurwerk/contract/customers'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { hrEmployers } from '@uurwerk/contract/hrEmployers'
import { createPerson } from '@uurwerk/contract/people'
import { addShiftType } from '@uurwerk/contract/shiftTypes'
import { call, tokenOf } from './call.ts'
import { HR_EMAIL } from './cast.ts'

type Role = 'ROLE_USER' | 'ROLE_ADMIN'
type NewShiftType = BodyInput<typeof addShiftType>

type Signed = {
  readonly customerId: number
  readonly from: string
  readonly rate: number
  /** The last day of the rate, where the contract goes on. */
  readonly rateUntil?: string | undefined
}

export type Hired = { readonly id: number; readonly name: string; readonly email: string }

const EMPLOYER = 'Wijzerplaat Interim'

/** What HR enters before a month can begin, so that no journey leans on the figures of the demo. */
export class Office {
  readonly #token: string

  private constructor(token: string) {
    this.#token = token
  }

  static async open(): Promise<Office> {
    return new Office(await tokenOf(HR_EMAIL))
  }

  async hire(
    name: string,
    { roles = ['ROLE_USER'], from, percentage = 100 }: { roles?: Role[]; from: string; percentage?: number },
  ): Promise<Hired> {
    const [firstName = '', lastName = ''] = name.split(/ (.*)/)
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@reizen.example`
    const { hrEmployerDtoList: employers } = (await call(hrEmployers, {}, this.#token))._embedded
    // The demo's own; other journeys bring theirs.
    const employer = employers.find((one) => one.name === EMPLOYER) ?? employers[0]
    const { id } = await call(
      createPerson,
      {
        body: {
          firstName,
          lastName,
          email,
          roles,
          provider: 'GOOGLE',
          partTimePercentage: percentage,
          sickDayHours: 7.6,
          hrEmployerId: employer?.id,
          employmentStartDate: from,
        },
      },
      this.#token,
    )
    return { id, name, email }
  }

  /** With the house's own premiums and windows: evening from 19:00, night from 20:00 to 06:00. */
  async welcomeCustomer(name: string, facts: { abbreviation: string; invoicesTo: string }): Promise<number> {
    const { id } = await call(
      createCustomer,
      {
        body: {
          name,
          abbreviation: facts.abbreviation,
          supervisor: { name: 'Lieve Somers', email: 'lieve.somers@reizen.example' },
          customerHours: { morning: '06:00', evening: '19:00', night: '20:00' },
          vat: 'BE0428759497',
          invoiceAddress: { street: 'Netelaan', houseNumber: '7', postalCode: '2560', city: 'Nijlen', country: 'BE' },
          invoiceAddressingDto: { organisationName: `${name} vzw`, financialSupervisorReference: 'Dienst facturatie' },
          confirmedEmailDtos: [{ emailAddress: facts.invoicesTo }],
        },
      },
      this.#token,
    )
    return id
  }

  async addShiftType(customerId: number, shiftType: NewShiftType): Promise<number> {
    const { shiftTypeDtos } = await call(addShiftType, { params: { id: customerId }, body: shiftType }, this.#token)
    const added = shiftTypeDtos.find(({ name }) => name === shiftType.name)
    if (added === undefined) throw new Error(`no shift type ${shiftType.name}`)
    return added.id
  }

  async sign(person: Hired, { customerId, from, rate, rateUntil }: Signed) {
    const order = {
      startDate: from,
      endDate: rateUntil ?? null,
      baseHourlyRate: rate,
      internalReference: 'WZ-4711',
      externalReference: 'PO-88',
    }
    const body = { userId: person.id, customerId, startDate: from, reference: 'RAAM-1', order }
    const { id } = await call(createContract, { body }, this.#token)
    return id
  }

  /** Hours that somebody had built up before. */
  async giveRecup({ id: userId }: Hired, { date, hours }: { date: string; hours: number }): Promise<void> {
    await call(addRecupBonus, { params: { userId }, body: { date, hours, reason: 'meegebracht' } }, this.#token)
  }

  async grantVacation(person: Hired, { year, days }: { year: number; days: number }): Promise<void> {
    const counters = await call(vacationCounters, { params: { id: person.id, year } }, this.#token)
    const type = 'STATUTORY_VACATION'
    const version = counters._embedded.vacationCounterDtoList.find((counter) => counter.type === type)?.version
    await call(
      editVacationCounter,
      {
        params: { userId: person.id, year },
        body: { type, currentBalance: days, originalBalance: days, reason: 'toekenning', version },
      },
      this.#token,
    )
    await call(approveVacation, { params: { userId: person.id, year, flag: true } }, this.#token)
  }
}
