import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { createNeeds, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import { acceptSwap, approveSwap, declineSwap, refuseSwap, withdrawSwap } from '@uurwerk/contract/planning/swaps'
import { toInstant } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { tellChanges } from '../../ownStart/changes/tellChanges.ts'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call, outcomeOf } from '../../testing/call.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { markAccepted } from './swapStore.ts'
import { swapsWorld, ask, listOf, at } from '../../testing/world/planning/swapsWorld.ts'
import type { Colleague } from '../../testing/world/annaAtWork.ts'

const { db, clock, services, world, anna, bert, planned, lastSwap, shiftsOf, mailsTo } = await swapsWorld()

test('when HR approves a swap while an absence of the colleague is booked, one of the two is refused', async () => {
  const shiftId = await planned(anna())
  await ask(anna(), shiftId, { personId: bert().id })
  const swapId = await lastSwap(anna())
  await call(bert().call, acceptSwap, at(swapId))
  const [approved, absent] = await Promise.all([
    outcomeOf(world().hr.call, approveSwap, at(swapId)),
    outcomeOf(world().hr.call, bookAbsenceFor, {
      params: { userId: bert().id, yearMonth: toYearMonth('2026-11') },
      body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
    }),
  ])
  expect([approved, absent].filter(({ status }) => status < 400)).toHaveLength(1)
  expect(await shiftsOf(approved.status < 400 ? bert() : anna())).toHaveLength(1)
})

test('when a claimed shift is swapped, its place of the open shift goes to the colleague', async () => {
  const { ids } = await call(world().hr.call, createNeeds, {
    body: {
      customerId: world().customerId,
      shiftTypeId: world().early,
      days: ['2026-11-30'],
      places: 1,
      grants: 'first',
      note: '',
    },
  })
  await call(anna().call, claimOpenShift, { params: { needId: ids[0]! }, body: { contractId: anna().contractId } })
  const { id } = await db.selectFrom('shifts').select('id').where('person_id', '=', anna().id).executeTakeFirstOrThrow()
  await ask(anna(), id, { personId: bert().id })
  const swapId = await lastSwap(anna())
  await call(bert().call, acceptSwap, at(swapId))
  await call(world().hr.call, approveSwap, at(swapId))
  const { _embedded } = await call(world().hr.call, needs, { query: { from: '2026-11-30', to: '2026-11-30' } })
  expect(_embedded.needDtoList.filter(({ id: needId }) => needId === ids[0])).toMatchObject([
    { state: 'filled', filledBy: ['Bert Aerts'] },
  ])
})

test('when HR approves a swap during another action of the colleague, the approval waits for the end of that action', async () => {
  await ask(anna(), await planned(anna()))
  const swapId = await lastSwap(anna())
  const annaHeld = await holding(anna(), (tx) => markAccepted(tx, swapId, { personId: bert().id, now: clock.now() }))
  const bertHeld = await holding(bert())
  const approval = call(world().hr.call, approveSwap, at(swapId))
  await vi.waitFor(async () => expect(await blockedBy(annaHeld.pid)).toBe(1))
  await annaHeld.release()
  await vi.waitFor(async () => expect(await blockedBy(bertHeld.pid)).toBe(1))
  await bertHeld.release()
  await approval
  expect(await shiftsOf(bert())).toHaveLength(1)
})

/** Locks a person in the same way as a command. The returned function runs a last statement and releases the lock. */
async function holding({ id }: Colleague, lastAct: (tx: Tx) => Promise<void> = async () => {}) {
  const held = Promise.withResolvers<number>()
  const free = Promise.withResolvers<void>()
  const done = db.transaction().execute(async (tx) => {
    await lockPeople(tx, [id])
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    held.resolve(rows[0]!.pid)
    await free.promise
    await lastAct(tx)
  })
  const pid = await held.promise
  const release = () => {
    free.resolve()
    return done
  }
  return { pid, release }
}

/** The number of connections that wait for a lock of the given connection. */
async function blockedBy(pid: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity a where ${pid}::int = any(pg_blocking_pids(a.pid))`.execute(db)
  return rows[0]!.n
}

test('each person gets one message about a swap, which contains only the day or the reason of a refusal, and no second message about changed shifts', async () => {
  await db.updateTable('people').set({ invited_at: '2026-11-01T09:00:00Z' }).where('id', '=', bert().id).execute()
  const [first, second] = [await planned(anna()), await planned(anna(), '2026-11-27')]
  await ask(anna(), first, { personId: bert().id })
  const approved = await lastSwap(anna())
  await call(bert().call, acceptSwap, at(approved))
  clock.set('2026-11-23T10:00:00Z')
  await call(world().hr.call, approveSwap, at(approved))
  await ask(anna(), second, { personId: bert().id })
  const declined = await lastSwap(anna())
  await call(bert().call, declineSwap, at(declined))
  await ask(anna(), second, { personId: bert().id })
  const withdrawn = await lastSwap(anna())
  await call(anna().call, withdrawSwap, at(withdrawn))
  await ask(anna(), second, { personId: bert().id })
  const swapId = await lastSwap(anna())
  await call(bert().call, acceptSwap, at(swapId))
  await call(world().hr.call, refuseSwap, { ...at(swapId), body: { reason: 'Te weinig ervaring in de ploeg' } })
  clock.set('2026-11-23T10:30:00Z')
  await tellChanges(services)
  const subjects = async (person: Colleague) => (await mailsTo(person)).map(({ subject }) => subject.split(':')[0])
  expect(await subjects(bert())).toEqual([
    'Vraag om te ruilen',
    'Ruil goedgekeurd',
    'Vraag om te ruilen',
    'Vraag om te ruilen',
    'Ruil ingetrokken',
    'Vraag om te ruilen',
    'Ruil geweigerd',
  ])
  const mails = await mailsTo(anna())
  expect(mails.at(-1)?.body).toContain('Reden: Te weinig ervaring in de ploeg')
  expect(JSON.stringify(mails)).not.toMatch(/Bert|Aerts|07:00/u)
  expect(await listOf(anna())).toContainEqual(expect.objectContaining({ reason: 'Te weinig ervaring in de ploeg' }))
})

test('a swap without an approval is deleted after two years, and an approved swap is kept', async () => {
  const [first, second] = [await planned(anna()), await planned(anna(), '2026-11-27')]
  await ask(anna(), first, { personId: bert().id })
  const approved = await lastSwap(anna())
  await call(bert().call, acceptSwap, at(approved))
  await call(world().hr.call, approveSwap, at(approved))
  await ask(anna(), second, { personId: bert().id })
  await call(bert().call, declineSwap, at(await lastSwap(anna())))
  const stored = () => db.selectFrom('swaps').select('id').where('person_id', '=', anna().id).execute()
  await deleteExpired(db, toInstant(Date.parse('2028-11-20T09:00:00Z') / 1000))
  expect(await stored()).toHaveLength(2)
  await deleteExpired(db, toInstant(Date.parse('2028-11-24T09:00:00Z') / 1000))
  expect(await stored()).toEqual([{ id: approved }])
})
