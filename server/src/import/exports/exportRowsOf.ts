import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import type { Day } from '@uurwerk/domain/time/day'
import { listHrEmployers } from '../../people/hrEmployers/hrEmployerStore.ts'
import { listQualifications } from '../../people/qualifications/qualificationStore.ts'
import type { Database } from '../../platform/db/database.ts'
import { listShiftTypesOf } from '../../customers/shiftTypes/shiftTypesOfManyStore.ts'
import { listOwnExemptions } from '../../invoicing/vatRegimes/vatRegimeStore.ts'
import { balanceCells } from '../balances/balancesImport.ts'
import { contractCells } from '../contracts/contractsImport.ts'
import { listContractsOfPeople, listCustomersByName, listPeopleByEmail } from '../contracts/contractsImportStore.ts'
import { listImportedCustomers } from '../customers/customersImportStore.ts'
import { customerCells } from '../customers/customerCells.ts'
import type { Cells } from '../importing.ts'
import { personCells } from '../people/peopleImport.ts'
import { listImportedPeople } from '../people/peopleImportStore.ts'
import { shiftTypeCells } from '../shiftTypes/shiftTypesImport.ts'
import { dayCell, hundredthsCell } from '../cells.ts'
import { listEnteredCounters } from './enteredCounterStore.ts'

type Rows = (db: Database) => Promise<readonly Cells[]>

/**
 * An export has only the people without a last working day and the active customers, with their records (rule
 * import-47).
 */
export const exportRowsOf: Readonly<Record<ImportKind, Rows>> = {
  people: async (db) => {
    const known = { employers: await listHrEmployers(db), qualifications: await listQualifications(db) }
    const inService = await peopleInService(db)
    return (await listImportedPeople(db))
      .filter(({ email }) => inService.emails.has(email.toLowerCase()))
      .toSorted(by(({ email }) => email.toLowerCase()))
      .flatMap((person) =>
        person.partTimeStarts.map(({ percentage, start }) => ({
          ...personCells(person, known),
          partTimePercentage: hundredthsCell(percentage),
          partTimeFrom: dayCell(start),
        })),
      )
  },
  customers: async (db) => {
    const own = await listOwnExemptions(db)
    const active = (await listImportedCustomers(db)).filter((customer) => customer.active)
    const names = new Set(active.map(({ fields }) => fields.name))
    return active.toSorted(by(({ fields }) => fields.name)).map(({ parentName, ...customer }) => ({
      ...NO_RATES,
      ...customerCells(
        { ...customer, parentName: parentName !== null && names.has(parentName) ? parentName : null },
        own,
      ),
    }))
  },
  shiftTypes: async (db) => {
    const names = await activeCustomers(db)
    return (await listShiftTypesOf(db, [...names.keys()]))
      .filter(({ active }) => active)
      .map((type) => shiftTypeCells(type, names))
      .toSorted(
        by((row) =>
          [row['customerId'], row['name'], row['labourTime.startTime'], row['labourTime.endTime']].join('\n'),
        ),
      )
  },
  contracts: async (db) => {
    const customers = new Map((await listCustomersByName(db)).map((customer) => [customer.id, customer]))
    const { byId: people } = await peopleInService(db)
    return (await listContractsOfPeople(db, [...people.keys()]))
      .filter(({ customerId }) => customers.get(customerId)?.active)
      .flatMap(({ orders, ...contract }) => orders.map((order) => ({ ...contract, order })))
      .toSorted(
        by(({ personId, customerId, period, order }) =>
          [people.get(personId)?.email, customers.get(customerId)?.name, period.start, order.period.start].join('\n'),
        ),
      )
      .map((contract) => contractCells(contract, { people, customers }))
  },
  balances: async (db) => {
    const { byId: people } = await peopleInService(db)
    const counters = (await listEnteredCounters(db)).flatMap(({ personId: userId, granted, left, ...counter }) => {
      const person = people.get(userId)
      const balance = { ...counter, userId, originalBalance: granted, currentBalance: left }
      return person === undefined ? [] : [balanceCells(balance, person)]
    })
    return counters.toSorted(by((row) => [row['userId'], row['year'], row['type']].join('\n')))
  },
}

/** 0 % for a customer without bonuses, because a row with one bonus rate must have all bonus rates. */
const NO_RATES: Cells = Object.fromEntries(BONUS_TYPES.map((type) => [`bonusRatesList.${type}`, '0']))

const by =
  <Item>(keyOf: (item: Item) => string) =>
  (a: Item, b: Item): number => {
    const [first, second] = [keyOf(a), keyOf(b)]
    return first < second ? -1 : first > second ? 1 : 0
  }

async function peopleInService(db: Database) {
  const people = (await listPeopleByEmail(db)).filter(({ employment }) => isOpen(employment))
  return {
    byId: new Map(people.map((person) => [person.id, person])),
    emails: new Set(people.map(({ email }) => email)),
  }
}

const isOpen = ({ end }: { readonly end: Day | null }): boolean => end === null

const activeCustomers = async (db: Database): Promise<ReadonlyMap<number, string>> =>
  new Map((await listCustomersByName(db)).filter(({ active }) => active).map(({ id, name }) => [id, name]))
