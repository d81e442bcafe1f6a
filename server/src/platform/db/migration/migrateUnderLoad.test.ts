import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addOwnShiftType } from '@uurwerk/contract/contracts/ownShiftTypes'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { createTestDatabase } from '../../../testing/database/createTestDatabase.ts'
import { outcomeOf } from '../../../testing/call.ts'
import { callerAs, givenToken, startServerProcess } from '../../../testing/servers/startServers.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../../testing/world/world.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder } from './migrations.ts'

/**
 * Examples of migrations that the next release could contain. They change tables that are in use, and the present
 * release can use the changed schema.
 */
const nextRelease: Readonly<Record<string, string>> = {
  '9001_notes_on_shifts.sql': `
    alter table shifts add column note text not null default '';
    create index shifts_with_a_note on shifts (contract_id) where note <> ''`,
  '9002_favourites.sql': `
    create table favourites (
      person_id bigint not null references people,
      shift_type_id bigint not null references shift_types,
      primary key (person_id, shift_type_id)
    )`,
  '9003_long_names.sql': `
    alter table shift_types add constraint shift_types_no_tab check (name !~ '\\t') not valid;
    alter table shift_types validate constraint shift_types_no_tab`,
  '9004_shorter_devices.sql': `alter table sessions alter column user_agent set default 'onbekend'`,
}

function folderOfNextRelease(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'uurwerk-next-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(migrationsFolder, folder, { recursive: true })
  for (const [name, sql] of Object.entries(nextRelease)) writeFileSync(path.join(folder, name), sql)
  return folder
}

test(
  'no call fails when two servers of the next release of Uurwerk start while two servers are in use',
  { tags: 'deep' },
  async () => {
    const { url, db } = await createTestDatabase()
    const environment = { DATABASE_URL: url, CLOCK: '2026-12-01T09:00' }
    const servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
    const workers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const personId = await givenPerson(db)
        const customerId = await givenCustomer(db)
        const contractId = await givenContract(db, { personId, customerId })
        const shiftTypeId = await givenShiftType(db, customerId)
        return { customerId, contractId, shiftTypeId, at: callerAs(await givenToken(db, personId)) }
      }),
    )
    const answers: { readonly status: number }[] = []
    let going = true
    const load = Promise.all(
      workers.map(async ({ customerId, contractId, shiftTypeId, at }, worker) => {
        for (let turn = 0; going; turn++) {
          const caller = at(servers[turn % 2]!.origin)
          const month = `20${27 + Math.floor(turn / 300)}-${String((Math.floor(turn / 25) % 12) + 1).padStart(2, '0')}`
          const body = { startDate: `${month}-${String((turn % 25) + 1).padStart(2, '0')}`, shiftId: shiftTypeId }
          const params = { contractId, yearMonth: toYearMonth(month) }
          answers.push(await outcomeOf(caller, planShift, { params, body }))
          const name = `W${worker} ${turn}`
          const type = { name, labourTime: { startTime: '08:00', endTime: '12:00' } }
          answers.push(await outcomeOf(caller, addOwnShiftType, { params: { customerId }, body: type }))
        }
      }),
    )
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(2 * workers.length))

    // This transaction has read the table, so it holds a lock on the table. It ends only after a migration has waited
    // too long for this lock.
    const reader = new Client({ connectionString: url })
    await reader.connect()
    await reader.query('begin; select count(*) from shifts')
    const folder = folderOfNextRelease()
    let busy = 0
    const onBusy = (): void => {
      busy += 1
      if (busy === 1) void reader.query('commit').then(() => reader.end())
    }
    const starting = Promise.all([1, 2].map(() => migrate({ url, folder, lockTimeoutMs: 300, onBusy })))
    const done = (await starting).flat()
    const input = answers.length
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(input + 2 * workers.length))
    going = false
    await load

    expect(done.toSorted()).toEqual(['favourites', 'long_names', 'notes_on_shifts', 'shorter_devices'])
    expect(busy).toBeGreaterThan(0)
    expect(answers.length).toBeGreaterThan(input)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]))
    for (const { origin } of servers) expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  },
)
