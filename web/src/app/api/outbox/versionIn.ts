import type { StoredAct } from './queuedAct.ts'

type Versioned = { readonly id: number; readonly version: number }

/**
 * Adds to a waiting change the version of its record in an answer. This is needed after two changes of one shift
 * without a network, because both contain the version from before the first change.
 */
export function withVersionOf(act: StoredAct, answer: unknown): StoredAct {
  const body = act.input.body as { readonly id?: number } | undefined
  if (body?.id === undefined) return act
  const found = recordsIn(answer, act.kind).find(({ id }) => id === body.id)
  return found === undefined ? act : { ...act, input: { ...act.input, body: { ...body, version: found.version } } }
}

/**
 * The shifts, or the absences, in the answer about a month. They are separate, because a shift and an absence can have
 * the same id.
 */
function recordsIn(answer: unknown, kind: StoredAct['kind']): readonly Versioned[] {
  const month = Object(answer) as {
    readonly plannedShiftDtos?: readonly Versioned[]
    readonly absenceDtos?: readonly Versioned[]
    readonly _embedded?: { readonly workedShiftDtoList?: readonly Versioned[] }
  }
  if (kind === 'absences') return month.absenceDtos ?? []
  return month.plannedShiftDtos ?? month._embedded?.workedShiftDtoList ?? []
}
