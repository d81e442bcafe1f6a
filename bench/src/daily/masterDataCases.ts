import type { Pool } from 'pg'
import { get, hr } from '../calls.ts'
import type { RunningServer } from '../server.ts'
import type { Aim, Case } from './case.ts'
import { eachInTurn, readingOf } from './cases.ts'

const VISITORS = 10
const aim: Aim = { of: 'own', slower: 1.5 }

/** The screens that HR opens all day: the lists, and one detail screen of each list. */
export async function masterDataCases(server: RunningServer, pool: Pool): Promise<Case[]> {
  const idsOf = async (table: 'people' | 'customers' | 'contracts'): Promise<number[]> => {
    const { rows } = await pool.query<{ id: number }>(
      `select id::integer as id from ${table} order by id desc limit ${VISITORS} offset 100`,
    )
    return rows.map(({ id }) => id)
  }
  const same = (path: string): string[] => Array.from({ length: VISITORS }, () => path)
  const paths: readonly [name: string, paths: readonly string[]][] = [
    ['HR: 3,000 people', same('/api/administration/user')],
    ['HR: the active ones', same('/api/administration/user/active')],
    ['HR: a person', (await idsOf('people')).map((id) => `/api/administration/user/${id}`)],
    ['HR: 500 customers', same('/api/administration/customer')],
    ['HR: a customer', (await idsOf('customers')).map((id) => `/api/administration/customer/${id}`)],
    ['HR: a contract', (await idsOf('contracts')).map((id) => `/api/administration/contract/${id}`)],
  ]
  return eachInTurn(paths, async ([name, addresses]) => ({
    name,
    aim,
    visits: await eachInTurn(addresses, (path) => readingOf(server, [get(hr, path)])),
  }))
}
