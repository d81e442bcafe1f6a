import type { TeamOperation, TeamOutcomes } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { beforeEach, expect, test } from 'vitest'
import { planned, stepsToTakeBack, type TeamStep } from './teamSteps.ts'
import { UndoStacks, type Way } from './undoStacks.ts'

const day = toDay('2026-11-30')
const ANNA = 10
const [EARLY, NIGHT, LATE] = [1, 2, 3]

type Stored = { readonly version: number; readonly shiftTypeId: number }
let stored: Map<number, Stored>
let lost: Map<number, Stored>
let lastId: number
let stacks: UndoStacks
beforeEach(() => {
  ;[stored, lost, lastId, stacks] = [new Map(), new Map(), 0, new UndoStacks()]
})

/** Does one operation as the server does: a restored shift gets a new id, and each change a new version. */
function outcomeOf(operation: TeamOperation): TeamOutcomes['outcomes'][number] {
  const none = { id: null, version: null, undoId: null, code: null, message: null, warning: null }
  const insert = (shiftTypeId: number) => {
    lastId += 1
    stored.set(lastId, { version: 1, shiftTypeId })
    return { ...none, id: lastId, version: 1 }
  }
  if (operation.op === 'plan') return insert(operation.shiftTypeId)
  if (operation.op === 'restore') {
    const kept = lost.get(operation.undoId)
    return kept === undefined ? { ...none, code: 'nothing_to_undo' } : insert(kept.shiftTypeId)
  }
  const { id } = operation
  const standing = stored.get(id)
  if (standing === undefined) return { ...none, code: 'no_shift_on_day' }
  if (standing.version !== operation.version) return { ...none, code: 'stale' }
  if (operation.op === 'remove') {
    stored.delete(id)
    lost.set(1000 + id, standing)
    return { ...none, undoId: 1000 + id }
  }
  stored.set(id, { version: standing.version + 1, shiftTypeId: operation.shiftTypeId })
  return { ...none, id, version: standing.version + 1 }
}

function send(steps: readonly TeamStep[], way: Way): (string | null)[] {
  const outcomes = steps.map(({ operation }) => outcomeOf(operation))
  stacks.keep({ steps, confirmedToo: false }, { outcomes, hours: [] }, way)
  return outcomes.map(({ code }) => code)
}
/** Presses the undo key or the redo key, and returns the refusals. */
function press(way: 'undo' | 'redo') {
  const entry = stacks.take(way)
  return entry === undefined || 'undo' in entry ? expect.fail('The stack is empty.') : send(entry.steps, way)
}

const only = (): { readonly id: number } & Stored => {
  const [[id, shift]] = [...stored] as [[number, Stored]]
  return { id, ...shift }
}
const plan = (shiftTypeId = EARLY) => send([planned(ANNA, day, shiftTypeId)], 'do')
const change = (to: number) => {
  const { id, version, shiftTypeId } = only()
  const operation = { op: 'change', contractId: ANNA, id, version, day, shiftTypeId: to } as const
  return send([{ operation, before: { day, shiftTypeId } }], 'do')
}
const remove = () => {
  const { id, version } = only()
  return send([{ operation: { op: 'remove', contractId: ANNA, id, version, day }, before: null }], 'do')
}
/**
 * Does the given undos and redos, none of which may be refused. Returns the shift types on the day after each of them.
 */
const typesAfter = (ways: readonly ('undo' | 'redo')[]) =>
  ways.map((way) => {
    expect(press(way)).toEqual([null])
    return [...stored.values()].map(({ shiftTypeId }) => shiftTypeId)
  })

test('HR plans a shift and changes it twice: HR undoes all three, redoes all three, and undoes them again', () => {
  plan()
  change(NIGHT)
  change(LATE)
  const back = [[NIGHT], [EARLY], []]
  expect(typesAfter(['undo', 'undo', 'undo'])).toEqual(back)
  expect(typesAfter(['redo', 'redo', 'redo'])).toEqual([[EARLY], [NIGHT], [LATE]])
  expect(typesAfter(['undo', 'undo', 'undo'])).toEqual(back)
})

test('HR plans a shift, changes it and removes it: after the shift has a new id, HR undoes and redoes the older changes too', () => {
  plan()
  change(NIGHT)
  remove()
  expect(typesAfter(['undo', 'undo', 'undo'])).toEqual([[NIGHT], [EARLY], []])
  expect(typesAfter(['redo', 'redo', 'redo'])).toEqual([[EARLY], [NIGHT], []])
  expect(typesAfter(['undo', 'redo', 'undo', 'undo', 'undo'])).toEqual([[NIGHT], [], [NIGHT], [EARLY], []])
})

test('when a colleague changed the shift between two changes of HR, HR undoes only the change after the colleague’s change', () => {
  plan()
  const { id } = only()
  stored.set(id, { version: 2, shiftTypeId: LATE })
  change(NIGHT)
  expect(typesAfter(['undo'])).toEqual([[LATE]])
  expect(press('undo')).toEqual(['stale'])
  expect(only()).toMatchObject({ id, shiftTypeId: LATE })
})

test('after HR agreed to a change in a confirmed month, the undo and the redo of this change ask no question', () => {
  const steps = [planned(ANNA, day, EARLY)]
  for (const way of ['do', 'undo', 'redo'] as const) {
    const taken = way === 'do' ? { steps, confirmedToo: true } : stacks.take(way)
    if (taken === undefined || 'undo' in taken) expect.fail('There is nothing to take.')
    expect(taken.confirmedToo).toBe(true)
    stacks.keep(taken, { outcomes: taken.steps.map(({ operation }) => outcomeOf(operation)), hours: [] }, way)
  }
})

test('HR can undo the last fifty changes, and after a new change HR cannot redo the undone changes', () => {
  for (let at = 0; at < 51; at += 1) plan()
  for (let at = 0; at < 50; at += 1) expect(press('undo')).toEqual([null])
  expect(stacks.take('undo')).toBeUndefined()
  plan()
  expect(stacks.take('redo')).toBeUndefined()
})

test('HR fills a pattern, changes one of its shifts, and undoes both; the redo fills the pattern again', async () => {
  const plans = [planned(ANNA, day, EARLY), planned(ANNA, toDay('2026-12-01'), EARLY)]
  const made = plans.map(({ operation }) => ({ ...outcomeOf(operation), day: operation.day }))
  const again = () => Promise.resolve(null)
  const steps = stepsToTakeBack({
    planned: made.map((shift) => ({ contractId: ANNA, id: shift.id!, version: shift.version!, day: shift.day })),
    removed: [],
    filledUntil: [],
  })
  const filling = { filledUntil: [], again }
  stacks.add({ steps, confirmedToo: false, filling })
  const toNight = { op: 'change' as const, contractId: ANNA, id: made[0]!.id!, version: 1, day, shiftTypeId: NIGHT }
  send([{ operation: toNight, before: { day, shiftTypeId: EARLY } }], 'do')
  const undone = stacks.take('undo')!
  if (!('steps' in undone)) throw new Error('The change is not a list of steps.')
  send(undone.steps, 'undo')
  const laid = stacks.take('undo')!
  if (!('steps' in laid)) throw new Error('The filling is not a list of steps.')
  const outcomes = laid.steps.map(({ operation }) => outcomeOf(operation))
  stacks.keep(laid, { outcomes, hours: [] }, 'undo')
  expect(outcomes.map(({ code }) => code)).toEqual([null, null])
  expect(stored.size).toBe(0)
  expect(stacks.take('redo')).toMatchObject({ redo: again })
})

test('a person who signs in later in the same tab cannot undo the changes of the person who was signed in before', () => {
  stacks.startFor(1)
  send([planned(ANNA, day, EARLY)], 'do')
  stacks.startFor(1)
  stacks.startFor(2)
  expect(stacks.take('undo')).toBeUndefined()
})
