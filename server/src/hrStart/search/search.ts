import type { Found } from '@uurwerk/contract/hrStart/search'
import type { QueryContext } from '../../app/context.ts'
import { likenessOf, wordsOf, type Word } from './likenessOf.ts'
import { listContractsOf, listInvoices, listNamedCustomers, listNamedPeople } from './searchStore.ts'
import { wordsOfNames } from './wordsOfNames.ts'

const MOST = { people: 6, customers: 4, contracts: 8, invoices: 5 } as const
/** The maximum number of people and of customers whose contracts are searched. */
const CANDIDATES = 40

/**
 * The server compares names in its memory, because a company has only some thousands of them (rule screens-48). A
 * PostgreSQL extension for such searches is not possible, because two offices in one database cannot both install it.
 */
export async function search({ db }: Pick<QueryContext, 'db'>, q: string): Promise<Found> {
  const typed = wordsOf(q)
  if (typed.length === 0) return { people: [], customers: [], contracts: [], invoices: [] }
  const [people, customers] = [await listNamedPeople(db), await listNamedCustomers(db)]
  const known = wordsOfNames(
    db,
    [...people, ...customers].map(({ name }) => name),
  )
  const withWords = <One>(one: One, ...names: readonly string[]): WithWords<One> => ({
    one,
    text: names.join(' '),
    words: names.flatMap((name) => known.get(name) ?? wordsOf(name)),
  })
  const everybody = people.map((person) => withWords(person, person.name))
  const allCustomers = customers.map((customer) => withWords(customer, customer.name))
  // A contract can match with a part of a person's name and a part of a customer's name, so people and customers are
  // first searched with each word separately.
  const idsOf = (all: readonly WithWords<{ readonly id: number }>[]) =>
    typed.flatMap((word) => bestOf(all, [word]).slice(0, CANDIDATES)).map(({ id }) => id)
  const ofNames = await listContractsOf(db, { personIds: idsOf(everybody), customerIds: idsOf(allCustomers) })
  const contracts = bestOf(
    ofNames.map((contract) => withWords(contract, contract.username, contract.customerName)),
    typed,
  ).slice(0, MOST.contracts)
  const invoices = await listInvoices(db, {
    numberPart: /\d{3}/.test(q) ? q.trim() : '',
    contractIds: contracts.map(({ id }) => id),
    most: MOST.invoices,
  })
  return {
    people: bestOf(everybody, typed).slice(0, MOST.people),
    customers: bestOf(allCustomers, typed).slice(0, MOST.customers),
    contracts: contracts.map(({ id, userId, username, customerName, startDate, endDate }) => ({
      id,
      userId,
      username,
      customerName,
      startDate,
      endDate,
    })),
    invoices: [...invoices],
  }
}

type WithWords<One> = { readonly one: One; readonly text: string; readonly words: readonly Word[] }

function bestOf<One>(all: readonly WithWords<One>[], typed: readonly Word[]): One[] {
  return all
    .map(({ one, text, words }) => ({ one, text, likeness: likenessOf(typed, words) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.text.localeCompare(b.text, 'nl-BE'))
    .map(({ one }) => one)
}
