import { addToCompany, fillCompany, type CompanySize } from '../company/fillCompany.ts'
import { get, hr, tokenOf } from '../calls.ts'
import { send } from '../send.ts'
import type { Bench } from '../withBench.ts'
import { readsOf } from './reads.ts'
import { reportReads } from './reportReads.ts'
import { startProber } from './startProber.ts'
import { timeReads } from './timeReads.ts'

const CUSTOMERS_PER_PERSON = 1 / 6

/** Fills several years of a company, and measures the time of every read of the product. */
export async function measureGrowth(
  { withServer }: Bench,
  [people = 3000, months = 60]: readonly number[],
): Promise<void> {
  const size: CompanySize = { people, customers: Math.ceil(people * CUSTOMERS_PER_PERSON), months }
  await withServer({}, async (_, pool) => {
    console.log(`Filling ${people} people and ${months} months …`)
    const begun = performance.now()
    await fillCompany(pool, size)
    await addToCompany(pool, 'growth.sql')
    const { rows } = await pool.query<{ counted: string }>(COUNTED)
    console.log(`${rows[0]?.counted}, filled in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  })
  await withServer({}, async (server, pool) => {
    const reads = await readsOf(pool)
    const prober = startProber(server.origin, get(tokenOf(2), '/api/user/current'))
    console.log(reportReads(await timeReads(server, reads, prober)))
    await prober.stop()
    console.log(`\n${await findingsOf(server.origin)}`)
  })
}

const COUNTED = `
  select format('%s shifts, %s invoices, %s audit entries, %s GB', (select count(*) from shifts), (select count(*) from invoices),
    (select count(*) from audit_entries), round(pg_database_size(current_database()) / 1e9, 1)) as counted`

type Doctor = {
  readonly _embedded: {
    readonly doctorCheckList: readonly {
      readonly check: string
      readonly findings: readonly { readonly code: string }[]
    }[]
  }
}

/**
 * The findings of the installation check for the company. A server without a mail server or a public address always has
 * findings.
 */
async function findingsOf(origin: string): Promise<string> {
  const answer = JSON.parse((await send(origin, get(hr, '/api/administration/doctor'))).toString()) as Doctor
  const found = answer._embedded.doctorCheckList.flatMap(({ check, findings }) =>
    findings.map(({ code }) => `${check}: ${code}`),
  )
  return `The doctor finds: ${found.join(', ') || 'nothing'}`
}
