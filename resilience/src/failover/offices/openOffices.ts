import type { Pool } from 'pg'
import { faultsAfterRun } from '../../crash/faultsAfterRun.ts'
import { openWriters, type Staff } from '../../crash/office.ts'
import type { Writer } from '../../crash/writer.ts'
import { openClient } from '../../fixtures/client.ts'
import { openPoolAt } from '../../fixtures/database.ts'
import { demoPeople } from '../../fixtures/demo.ts'
import type { Mailbox } from '../../fixtures/mailbox.ts'
import type { Working } from '../working.ts'
import { hostOf, markOf, urlInOffice } from './prepareOffices.ts'

const TEAM = { planners: 2, leaveTakers: 1, billers: 1 }

type Wanted = {
  readonly origin: string
  readonly superUrl: string
  readonly mailbox: Mailbox
  readonly count: number
  readonly seed: number
  onStatus(status: number): void
  onForeign(fault: string): void
}

/** Makes the clients of many offices (organisations with their own data), and the checks of the data of each office. */
export async function openOffices({ count, ...wanted }: Wanted): Promise<readonly Working[]> {
  wanted.mailbox.watch((message, number) => {
    const own = number.split('@')[1]?.split('.')[0] ?? ''
    // A mail has short lines, and a word can be divided over two lines. The parts are joined first.
    const foreign = foreignMarkIn(message.replaceAll(/=\r?\n/g, ''), own)
    if (foreign !== null) wanted.onForeign(`the mail ${number} names ${foreign}`)
  })
  const opened: Working[] = []
  for (let number = 1; number <= count; number += 1) opened.push(await openOffice(number, wanted))
  return opened
}

async function openOffice(number: number, wanted: Omit<Wanted, 'count'>): Promise<Working> {
  const { origin, superUrl, mailbox, seed, onStatus, onForeign } = wanted
  const mark = markOf(number)
  const client = openClient(origin, {
    host: hostOf(number),
    onAnswer: (status, text) => {
      onStatus(status)
      const foreign = foreignMarkIn(text, mark)
      if (foreign !== null) onForeign(`an answer to ${mark} names ${foreign}`)
    },
  })
  const staff = await withPool(urlInOffice(superUrl, number), (pool) => staffOf(pool, mark))
  const writers = await openWriters(staff, { client, seed, team: TEAM, mark: `${mark}-` })
  return {
    name: mark,
    client,
    writers: [...writers, readerOf(staff.hr, mark)],
    look: () =>
      withPool(urlInOffice(superUrl, number), async (pool) => [
        ...(await faultsAfterRun(pool, { writers, mailbox: mailOf(mailbox, number), jobs: '_private_jobs' })),
        ...(await foreignRows(pool, mark)),
      ]),
  }
}

async function withPool<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPoolAt(url)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/**
 * All names in an office contain the mark of the office, such as `kantoor-1`. Returns the first mark in a text that
 * belongs to another office; null when there is none.
 */
export function foreignMarkIn(text: string, mark: string): string | null {
  return text.match(/kantoor-\d+/g)?.find((found) => found !== mark) ?? null
}

/**
 * The people of an office as whom clients can work. When the demo was copied to the office, each person got a session
 * with a token that the test knows.
 */
async function staffOf(pool: Pool, mark: string): Promise<Staff> {
  const { rows } = await pool.query<{ id: number; email: string; contracts: number[] }>(
    `select p.id, p.email, array(select k.id::integer from contracts k where k.person_id = p.id order by k.id) as contracts
     from people p
     where p.employment_end_on is null and (p.email = $1
       or exists (select from person_roles r where r.person_id = p.id and r.role = 'ROLE_USER'))
     order by p.id`,
    [demoPeople.hr],
  )
  const tokenOf = (id: number): string => `session-of-${mark}-person-${id}`
  const hr = rows.find(({ email }) => email === demoPeople.hr)
  if (hr === undefined) throw new Error(`${mark} has no HR user`)
  const employees = rows
    .filter(({ contracts }) => contracts.length > 0)
    .map(({ id, email, contracts }) => ({ name: email, contractIds: contracts, signIn: async () => tokenOf(id) }))
  return { hr: tokenOf(hr.id), employees }
}

/**
 * A client that reads HR's list of the month again and again. Each answer must contain names with the mark of this
 * office.
 */
function readerOf(token: string, mark: string): Writer {
  return {
    step: async (client) => {
      const outcome = await client.send(token, { method: 'GET', path: '/administration/contract/2026-11/all' })
      if (outcome === 'lost') return
      if (outcome.status !== 200 || !JSON.stringify(outcome.body).includes(mark))
        throw new Error(`the month of ${mark} was answered with ${outcome.status}, without its names`)
    },
    check: async () => [],
    acknowledged: () => 0,
  }
}

/**
 * The mails of an office that arrived at the mail server. The id of a mail ends with the host name of its office. The
 * list is calculated again at each read, because more mails can arrive while the check waits for the background jobs.
 */
function mailOf(mailbox: Mailbox, number: number): Pick<Mailbox, 'received'> {
  return {
    get received() {
      return new Map([...mailbox.received].filter(([id]) => id.endsWith(`@${hostOf(number)}`)))
    },
  }
}

async function foreignRows(pool: Pool, mark: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    `select internal_reference as reference from invoices
     where internal_reference ~ '^kantoor-' and not starts_with(internal_reference, $1)`,
    [`${mark}-`],
  )
  return rows.map(({ reference }) => `${mark} has the invoice ${reference} of another office`)
}
