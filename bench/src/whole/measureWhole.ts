import { fillCompany, LARGE_COMPANY } from '../company/fillCompany.ts'
import type { Bench } from '../withBench.ts'
import { measureImporting, reportImporting } from './importing.ts'
import { measureInvoicingAll, reportInvoicingAll } from './invoicingAll.ts'

/** Measures the billing of a month of all people at once. */
export async function measureInvoices({ withServer }: Bench): Promise<void> {
  await fill(withServer)
  console.log('Billing everybody’s month …')
  console.log(`\n${reportInvoicingAll(await withServer({}, measureInvoicingAll))}`)
}

/** Measures the import of a second company. */
export async function measureImports({ withServer }: Bench): Promise<void> {
  await fill(withServer)
  console.log('Moving in 3,000 people, 500 customers, 2,500 shift types, 3,500 contracts and 6,000 balances …')
  console.log(`\n${reportImporting(await withServer({}, measureImporting))}`)
}

async function fill(withServer: Bench['withServer']): Promise<void> {
  console.log('Filling a company of 600 contracts …')
  await withServer({}, (_, pool) => fillCompany(pool, LARGE_COMPANY))
}
