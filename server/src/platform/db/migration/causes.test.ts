import { causeInWords } from '@uurwerk/contract/audit/causeInWords'
import { causeCodes, type CauseCode } from '@uurwerk/domain/people/cause'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../../../testing/database/createTestDatabase.ts'
import { migrateUntil } from '../../../testing/database/migrateUntil.ts'
import { givenCustomer, givenPersonAtWork } from '../../../testing/world/world.ts'
import { createDatabase, type Database } from '../database.ts'
import { createPool } from '../opening/createPool.ts'

/**
 * Every sentence that an older release could store as a cause, with the cause code and the detail that replace the
 * sentence.
 */
const sentences: Readonly<Record<string, readonly [cause: CauseCode, detail?: string]>> = {
  'afwezigheid geboekt': ['absence_booked'],
  'afwezigheid gewijzigd': ['absence_edited'],
  'afwezigheid verwijderd': ['absence_removed'],
  vervangen: ['replaced'],
  'ziekte omgezet': ['sickness_converted'],
  'shift naar ziekte omgezet': ['shift_converted'],
  'shift omgezet naar ziekte': ['sickness_for_shift'],
  'shift gepland': ['shift_planned'],
  'shift verplaatst': ['shift_moved'],
  'shift toegevoegd': ['shift_added'],
  'shift aangepast': ['shift_edited'],
  'shift verwijderd': ['shift_removed'],
  'shiften verwijderd': ['shifts_removed'],
  'wijziging van shiften ongedaan gemaakt': ['shift_change_undone'],
  'verwijdering ongedaan gemaakt': ['shift_removal_undone'],
  'begin van de tewerkstelling': ['employment_begun'],
  'begin van de tewerkstelling gewijzigd': ['employment_start_moved'],
  'samenwerking verdergezet': ['employment_resumed'],
  'samenwerking stopgezet op 30/11/2026': ['employment_ended', '2026-11-30'],
  'statuut gewijzigd': ['kind_changed'],
  'openingsmaand gewijzigd': ['opening_month_changed'],
  'contract ingekort tot 30/11/2026': ['contract_shortened', '2026-11-30'],
  'contract begint op 01/12/2026': ['contract_start_moved', '2026-12-01'],
  'feestdag toegevoegd: Dag van de zorg: nieuw': ['holiday_added', 'Dag van de zorg: nieuw'],
  'feestdag verwijderd: Dag van de zorg': ['holiday_removed', 'Dag van de zorg'],
  'langdurige ziekte vanaf 01/12/2026': ['prolonged_sickness', '2026-12-01/'],
  'langdurige ziekte tot 18/12/2026': ['prolonged_sickness', '/2026-12-18'],
  'langdurige ziekte van 01/12/2026 tot en met 18/12/2026': ['prolonged_sickness', '2026-12-01/2026-12-18'],
  'langdurige ziekte verwijderd': ['prolonged_sickness_removed'],
  'nieuw jaar 2027': ['new_year', '2027'],
  'terug naar 2026': ['brought_back', '2026'],
  'looncode gewijzigd': ['pay_code_changed'],
  wettelijk: ['statutory'],
  beginsaldo: ['opening_balance'],
  'saldo van HR behouden': ['hr_balance_kept'],
  'aangepast door HR': ['by_hand'],
  // The retention job removed the reason of this entry.
  '': ['expired'],
}
const withoutRecord = ['wettelijk', 'beginsaldo', 'saldo van HR behouden', 'aangepast door HR', '']
const wordsOfHr = ['toekenning 2026', 'ziekte omgezet', 'langdurige ziekte verwijderd']

const stored = Object.entries(sentences).map(([, [cause, detail = null]]) => ({ cause, detail }))

/** Creates a database with the schema of the last release that stored a cause as a sentence, and not as a code. */
async function olderDatabase(): Promise<{ readonly db: Database; readonly url: string }> {
  const { url } = await createEmptyDatabase()
  await migrateUntil(url, '0028')
  const db = createDatabase(createPool({ url, max: 2 }))
  onTestFinished(() => db.destroy())
  return { db, url }
}

/**
 * For each sentence, writes a closed shift, a closed absence, a closed order and a ledger entry, as the older release
 * did.
 */
async function writeSentences(db: Database, from: string): Promise<void> {
  const { personId, contractId } = await givenPersonAtWork(db, { customerId: await givenCustomer(db) })
  for (const [index, text] of Object.keys(sentences).entries()) {
    const day = sql`${from}::date + ${index}::integer`
    await sql`
      insert into shifts (contract_id, person_id, start_at, end_at, closed_at, closed_reason)
      values (${contractId}, ${personId}, ${day}, ${day} + interval '8 hours', now(), ${text})`.execute(db)
    await sql`
      insert into orders (contract_id, start_on, base_rate_cents, internal_reference, external_reference, closed_at, closed_reason)
      values (${contractId}, ${day}, 4500, '', '', now(), ${text})`.execute(db)
    await sql`
      with closed as (
        insert into absences (person_id, day_on, category, full_day, halves, seconds, created_at, closed_at, closed_reason)
        values (${personId}, ${day}, 'VACATION', true, '[0,2)', 27360, now(), now(), ${text}) returning id
      )
      insert into counter_entries (person_id, year, counter_type, half_days, kind, reason, absence_id, at)
      select ${personId}, 2026, 'STATUTORY_VACATION', 2, 'grant', ${text}::text,
        case when ${withoutRecord.includes(text)} then null else closed.id end, now()
      from closed`.execute(db)
  }
  for (const text of wordsOfHr)
    await sql`
      insert into counter_entries (person_id, year, counter_type, half_days, kind, reason, at)
      values (${personId}, 2026, 'STATUTORY_VACATION', 2, 'grant', ${text}, now())`.execute(db)
}

async function expectCauses(db: Database, from: string): Promise<void> {
  for (const [table, day] of [
    ['shifts', 'start_on'],
    ['absences', 'day_on'],
    ['orders', 'start_on'],
  ] as const) {
    const { rows } = await sql`
      select t.closed_cause as cause, t.closed_detail as detail from ${sql.table(table)} t
      where t.closed_at is not null and t.closed_reason is null and t.${sql.ref(day)} >= ${from}
      order by t.id`.execute(db)
    expect({ table, rows }).toEqual({ table, rows: stored })
  }
  const { rows: entries } = await sql`
    select e.cause, e.detail, e.reason from counter_entries e
    where e.person_id = (select max(p.id) from people p) order by e.id`.execute(db)
  expect(entries).toEqual([
    ...stored.map((cause) => ({ ...cause, reason: '' })),
    ...wordsOfHr.map((reason) => ({ cause: 'by_hand', detail: null, reason })),
  ])
}

test('a cause that an older release of Uurwerk stores as a sentence becomes a cause code, also when an older server still writes the sentence', async () => {
  const { db, url } = await olderDatabase()
  await writeSentences(db, '2026-11-01')
  await migrateUntil(url, '0029')
  await expectCauses(db, '2026-11-01')
  await writeSentences(db, '2027-11-01')
  await expectCauses(db, '2027-11-01')
  await expect(sql`update counter_entries set reason = ''`.execute(db)).rejects.toThrow('append-only')
})

test('a server of the older release of Uurwerk can restore a shift that a server of this release closed', async () => {
  const { db } = await createTestDatabase()
  const { personId, contractId } = await givenPersonAtWork(db, { customerId: await givenCustomer(db) })
  const closed = { closed_at: '2026-11-20T08:00:00Z', closed_cause: 'prolonged_sickness', closed_detail: '2026-11-23/' }
  const times = { start_at: '2026-11-23T08:00:00Z', end_at: '2026-11-23T12:00:00Z' }
  await db
    .insertInto('shifts')
    .values({ contract_id: contractId, person_id: personId, ...times, ...closed })
    .execute()
  await sql`update shifts set closed_at = null, closed_reason = null`.execute(db)
  const shift = await db.selectFrom('shifts').select(['closed_cause', 'closed_detail']).executeTakeFirst()
  expect(shift).toEqual({ closed_cause: null, closed_detail: null })
})

test('the API returns a cause code as the sentence that an older release of Uurwerk stored', () => {
  const formatted = Object.values(sentences).map(([code, detail]) => causeInWords({ code, ...(detail && { detail }) }))
  expect(formatted).toEqual(Object.keys(sentences))
  expect([...new Set(stored.map(({ cause }) => cause))].toSorted()).toEqual(causeCodes.toSorted())
})

test('the database accepts only the cause codes that the program knows', async () => {
  const { db } = await createTestDatabase()
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(c.oid) as definition from pg_constraint c where c.contypid = 'change_cause'::regtype`.execute(
    db,
  )
  const accepted = rows.flatMap(({ definition }) => [...definition.matchAll(/'(\w+)'/g)].map(([, code]) => code))
  expect(accepted.toSorted()).toEqual(causeCodes.toSorted())
})
