import { NewContract } from '@uurwerk/contract/contracts/contracts'
import { NewCustomer } from '@uurwerk/contract/customers/customerBodies'
import { NewShiftType } from '@uurwerk/contract/customers/shiftTypes'
import { NewPerson, PersonEdit } from '@uurwerk/contract/people/people'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import { basisPointsOfPercentage } from '@uurwerk/domain/money/basisPoints'
import { toDay, yearOf, type Day } from '@uurwerk/domain/time/day'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@uurwerk/domain/time/yearMonth'
import { approveVacation } from '../src/balances/approveVacation.ts'
import { setCounter } from '../src/balances/editCounter.ts'
import { createContract } from '../src/employment/contracts/contractChanges.ts'
import { addShiftType } from '../src/customers/shiftTypes/shiftTypeChanges.ts'
import { confirmEmail } from '../src/customers/confirmedEmails/confirmedEmails.ts'
import { createCustomer, setCustomerActivity } from '../src/customers/customerChanges.ts'
import type { CommandContext } from '../src/app/context.ts'
import { addPartTimeRecord } from '../src/people/partTime/partTimeRecords.ts'
import { editPerson } from '../src/employment/editPerson.ts'
import { createPerson } from '../src/employment/createPerson.ts'
import {
  cast,
  customers,
  employers,
  leads,
  parts,
  shiftTypes,
  usualHours,
  type CastMember,
  type CustomerKey,
  type ShiftTypeName,
} from './cast.ts'
import { chooseVatRegimes, fillCompany, insertFounder } from './demoStore.ts'
import type { Player, Stage } from './Stage.ts'

export type Hired = {
  readonly member: CastMember
  readonly player: Player
  readonly contracts: readonly { readonly id: number; readonly at: CustomerKey }[]
}

export type Company = {
  readonly hr: Player
  readonly hired: readonly Hired[]
  readonly employerIds: readonly number[]
  readonly customerIds: ReadonlyMap<CustomerKey, number>
  readonly shiftTypeIds: ReadonlyMap<CustomerKey, ReadonlyMap<ShiftTypeName, number>>
}

export const hiredAs = ({ hired }: Company, email: string): Hired => hired.find(({ member }) => member.email === email)!

/**
 * The data that the company has before the first planned shift: employers, customers, people, contracts and balances.
 */
export async function foundCompany(stage: Stage): Promise<Company> {
  const { db } = stage.services
  const employerIds = await fillCompany(db, employers)
  const { first: firstName, last: lastName, months } = cast.find(({ email }) => email === leads.hr)!
  const startOn = firstDayOf(addMonths(monthOf(stage.today), -months))
  const founder = { email: leads.hr, firstName, lastName, startOn, now: stage.now }
  const hr: Player = {
    personId: await insertFounder(db, founder),
    name: `${firstName} ${lastName}`,
    roles: ['ROLE_ADMIN'],
  }
  const day = firstDayOf(addMonths(monthOf(stage.today), -19))
  return stage.act(hr, day, 9, async (context) => {
    const places = await openCustomers(context)
    const hired: Hired[] = []
    for (const [index, member] of cast.entries()) {
      hired.push(await hire(context, { member, index, places, stage, employerIds }))
    }
    return {
      hr,
      hired: hired.filter(({ contracts }) => contracts.length > 0),
      employerIds,
      customerIds: new Map([...places].map(([key, { id }]) => [key, id])),
      shiftTypeIds: new Map([...places].map(([key, place]) => [key, place.shiftTypeIds])),
    }
  })
}

type Places = Map<CustomerKey, { readonly id: number; readonly shiftTypeIds: Map<ShiftTypeName, number> }>

async function openCustomers(context: CommandContext): Promise<Places> {
  const places: Places = new Map()
  for (const key of Object.keys(customers) as CustomerKey[]) {
    const { parent } = customers[key]
    const parentId = parent === null ? 0 : places.get(parent)!.id
    const { id } = await createCustomer(context, NewCustomer.parse(customerSheet(key, parentId)))
    places.set(key, { id, shiftTypeIds: await addShiftTypes(context, id) })
    if (key === 'avondzon') await setCustomerActivity(context, id, false)
    // One customer's e-mail address stays unconfirmed, so that the demo shows that invoices cannot be mailed to such an
    // address.
    if (key !== 'amarant') await confirmEmail(context, billingAddress(key))
  }
  await chooseVatRegimes(context.tx, context.now)
  return places
}

type CustomerFacts = (typeof customers)[CustomerKey] & { readonly hours?: typeof usualHours }

const billingAddress = (key: CustomerKey): string => `facturen@${key}.example`

function customerSheet(key: CustomerKey, parentCompanyId: number) {
  const { name, short, city, vat, hours = usualHours }: CustomerFacts = customers[key]
  return {
    name,
    abbreviation: short,
    internal: key === 'eigen',
    parentCompanyId,
    vat,
    supervisor: { name: 'Goedele Van Cauwenberghe', email: `planning@${key}.example` },
    customerHours: hours,
    invoiceAddress: { street: 'Klaverveldstraat', houseNumber: '112', postalCode: '9810', city },
    invoiceAddressingDto: {
      organisationName: `${name} vzw`.slice(0, 40),
      financialSupervisorReference: 'Dienst facturatie',
    },
    paymentTerm: key === 'duinrand' ? 60 : 30,
    wantsConcatenatedDocuments: key === 'zilverhof',
    confirmedEmailDtos: [{ emailAddress: billingAddress(key) }],
  }
}

async function addShiftTypes(context: CommandContext, customerId: number): Promise<Map<ShiftTypeName, number>> {
  const ids = new Map<ShiftTypeName, number>()
  for (const [name, { color, start, end, pause }] of Object.entries(shiftTypes)) {
    const breakTime = pause === null ? null : { startTime: pause[0], endTime: pause[1] }
    const sheet = { name, color, labourTime: { startTime: start, endTime: end }, breakTime }
    const answer = await addShiftType(context, customerId, NewShiftType.parse(sheet))
    ids.set(name as ShiftTypeName, answer.shiftTypeDtos.find((type) => type.name === name)!.id)
  }
  return ids
}

type Hiring = {
  readonly member: CastMember
  readonly index: number
  readonly places: Places
  readonly stage: Stage
  readonly employerIds: readonly number[]
}

async function hire(context: CommandContext, { member, index, places, stage, employerIds }: Hiring): Promise<Hired> {
  const first = addMonths(monthOf(stage.today), -member.months)
  const start = firstDayOf(first)
  const end = member.email === parts.left ? lastDayOf(addMonths(monthOf(stage.today), -1)) : null
  const roles = member.roles ?? ['ROLE_USER']
  const sheet = {
    firstName: member.first,
    lastName: member.last,
    email: member.email,
    sickDayHours: member.percentage === undefined ? 7.6 : 3.8,
    employeeNr: member.independent === true || member.unnumbered === true ? null : 1000 + index,
    hrEmployerId: employerIds[index % employerIds.length],
    provider: index % 5 === 4 ? 'APPLE' : 'GOOGLE',
    roles,
    employmentStartDate: firstDayOf(addMonths(first, -(member.employedEarlier ?? 0))),
  }
  const personId = await enlist(context, member, sheet)
  const player = { personId, name: `${member.first} ${member.last}`, roles }
  const contracts = []
  for (const at of member.at)
    contracts.push({ at, id: await sign(context, { member, personId, start, end, customerId: places.get(at)!.id }) })
  if (member.independent !== true) await grantLeave(context, personId, yearOf(start), yearOf(stage.today))
  return { member, player, contracts }
}

async function enlist(context: CommandContext, member: CastMember, sheet: object): Promise<number> {
  if (member.email === leads.hr) {
    await editPerson(context, context.actor.personId, PersonEdit.parse(sheet))
    return context.actor.personId
  }
  const percentage = member.percentage ?? 100
  const partTimePercentage = member.firstPercentage ?? percentage
  const facts = { ...sheet, employee: member.independent !== true, partTimePercentage }
  const { id, employmentStartDate } = await createPerson(context, NewPerson.parse(facts))
  if (partTimePercentage !== percentage) {
    const period = { start: firstDayOf(addMonths(monthOf(toDay(employmentStartDate)), 1)), end: null }
    const added = { percentage: basisPointsOfPercentage(percentage), period }
    await addPartTimeRecord(context, { personId: id, added })
  }
  return id
}

type Signing = {
  readonly member: CastMember
  readonly personId: number
  readonly customerId: number
  readonly start: Day
  readonly end: Day | null
}

/** Creates a contract with one hourly rate for its whole period. */
export async function sign(
  context: CommandContext,
  { member, personId, customerId, start, end }: Signing,
): Promise<number> {
  const order = {
    startDate: start,
    endDate: end,
    baseHourlyRate: member.rate,
    internalReference: `WZ-${personId}`,
    externalReference: `PO-77${100 + personId}`,
  }
  const reference = `RAAM-${customerId}-${personId}`
  const sheet = { userId: personId, customerId, startDate: start, endDate: end, reference, order }
  return (await createContract(context, NewContract.parse(sheet))).id
}

/**
 * Gives a person of the demo twenty days of vacation in each year, some extra days and some days for training. HR
 * approves them.
 */
async function grantLeave(context: CommandContext, personId: number, from: number, until: number): Promise<void> {
  for (let year = from; year <= until; year += 1) {
    for (const [type, days] of [
      ['STATUTORY_VACATION', 20],
      ['EXTRA_VACATION_CURRENT_YEAR', 2],
      ['EDUCATIONAL_LEAVE', 3],
    ] as const) {
      const wanted = { granted: halfDays(days * 2), left: halfDays(days * 2) }
      await setCounter(context, { personId, year, type, wanted, reason: 'toekenning', version: undefined })
    }
    await approveVacation(context, { personId, year, approved: true })
  }
}
