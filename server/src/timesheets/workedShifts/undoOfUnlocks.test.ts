import { undoUnlock, unlockMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { beforeEach, expect, test } from 'vitest'
import { addSeconds, toInstant } from '@uurwerk/domain/time/instant'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { call, outcomeOf, refused, request } from '../../testing/call.ts'
import { undoWorld, refusal } from '../../testing/world/timesheets/undoWorld.ts'

const { db, world, hr, katrien, inMonth, plan, lock, undoingUnlock } = await undoWorld()

let contractId: number
beforeEach(() => {
  ;({ contractId } = world())
})

const storedLock = () => db.selectFrom('timesheet_locks').selectAll().where('contract_id', '=', contractId).execute()

test('the undo of an unlock restores the locked version with its original date and author', async () => {
  await plan('2026-11-18')
  await call(...lock())
  const before = await storedLock()
  const { undoId } = await call(hr().call, unlockMonth, inMonth())
  await plan('2026-11-19')
  expect(await storedLock()).toEqual([])
  const undone = await call(...undoingUnlock(undoId))
  expect(await storedLock()).toEqual(before)
  const row = undone._embedded.contractWithTimeSheetInfoDtoList.find((each) => each.contractId === contractId)!
  expect(row.locked).toBe(true)
  expect(Date.parse(row.lockedAt!)).toBe(Date.parse(String(before[0]?.locked_at)))
  const body = await call(hr().call, auditEntries, { query: { contract: `${contractId}`, yearMonth: '2026-11' } })
  expect(body._embedded.auditEntryList[0]).toMatchObject({ action: 'undo unlock', actorName: 'Wim Goossens' })
})

test('the HR user who unlocked a month can undo this once, and a repeated request with the same key gets the same answer', async () => {
  await call(...lock())
  const { undoId } = await call(hr().call, unlockMonth, inMonth())
  expect(refusal(await refused(...undoingUnlock(undoId, katrien())))).toEqual([409, 'nothing_to_undo'])
  expect(refusal(await refused(...undoingUnlock(undoId + 1000)))).toEqual([409, 'nothing_to_undo'])
  const headers = { 'idempotency-key': `undo ${contractId}` }
  const sent = request(hr().call, undoUnlock, { ...inMonth(), body: { undoId }, headers })
  const first = await call(...sent)
  expect(await call(...sent)).toEqual(first)
  expect(refusal(await refused(...undoingUnlock(undoId)))).toEqual([409, 'already_locked'])
})

test('HR cannot undo an unlock after the month was locked again, also when it was unlocked a second time', async () => {
  await call(...lock())
  const { undoId } = await call(hr().call, unlockMonth, inMonth())
  await call(...lock())
  expect(await refused(...undoingUnlock(undoId))).toMatchObject({ code: 'already_locked', changedBy: 'Anna Peeters' })
  await call(katrien(), unlockMonth, inMonth())
  expect(refusal(await refused(...undoingUnlock(undoId)))).toEqual([409, 'nothing_to_undo'])
})

test.each([0, 1, 2, 3, 4, 5])(
  'when Anna locks a month while HR undoes an unlock, only one of the two locks is stored (%i)',
  async () => {
    await plan('2026-11-18')
    await call(...lock())
    const [before] = await storedLock()
    const { undoId } = await call(hr().call, unlockMonth, inMonth())
    await plan('2026-11-19')
    const answers = await Promise.all([
      outcomeOf(...undoingUnlock(undoId)),
      outcomeOf(...lock()),
      outcomeOf(...undoingUnlock(undoId)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [after, ...more] = await storedLock()
    expect(more).toEqual([])
    expect(after?.locked_shifts).toHaveLength(answers[1].status === 200 ? 2 : 1)
    if (answers[1].status !== 200) expect(after).toEqual(before)
  },
)

test('the stored data for an undo is deleted after one day', async () => {
  await call(...lock())
  const { undoId } = await call(hr().call, unlockMonth, inMonth())
  const { taken_at } = await db
    .selectFrom('undo_steps')
    .select('taken_at')
    .where('id', '=', undoId)
    .executeTakeFirstOrThrow()
  const takenAt = toInstant(Date.parse(taken_at) / 1000)
  await deleteExpired(db, addSeconds(takenAt, 86_400))
  expect(await db.selectFrom('undo_steps').select('id').where('id', '=', undoId).execute()).toHaveLength(1)
  await deleteExpired(db, addSeconds(takenAt, 86_401))
  expect(refusal(await refused(...undoingUnlock(undoId)))).toEqual([409, 'nothing_to_undo'])
})
