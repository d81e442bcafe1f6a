import type { PoolClient } from 'pg'
import { onTestFinished } from 'vitest'
import { asSuperuser, createOffices } from '../../database/createOffices.ts'
import type { Office } from '../../../platform/db/offices/office.ts'
import { SharedPool } from '../../../platform/db/offices/SharedPool.ts'

type Others = {
  readonly officesOfConnection: number
  readonly waitForKnownMs: number
  readonly waitAtMostMs: number
}
export const nameRead = async (client: Pick<PoolClient, 'query'>) => {
  const { rows } = await client.query<{ name: string }>({ name: 'company', text: 'select name from company_settings' })
  return rows[0]?.name
}
export const pidOf = (client: PoolClient): number => (client as PoolClient & { readonly processID: number }).processID
export async function connected(pool: SharedPool, office: Office): Promise<PoolClient> {
  const client = await pool.poolOf(office).connect()
  onTestFinished(() => client.release())
  return client
}

/** Creates the offices drie, een and twee, and makes pools that they share. */
export async function sharedPoolWorld() {
  const { url, superUrl } = await createOffices('drie', 'een', 'twee')
  const [drie, een, twee] = (await asSuperuser(
    superUrl,
    'select name, schema, role from house.offices order by name',
  )) as [Office, Office, Office]
  await asSuperuser(
    superUrl,
    `update office_een.company_settings set name = 'Een'; update office_twee.company_settings set name = 'Twee'`,
  )

  function sharedPool(max: number, ofOneOffice = max, others: Partial<Others> = {}): SharedPool {
    const pool = new SharedPool({ url, max, ofOneOffice, waitAtMostMs: 60_000, ...others })
    onTestFinished(() => pool.end())
    return pool
  }

  return { superUrl, drie, een, twee, sharedPool }
}
