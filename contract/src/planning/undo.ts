import { z } from 'zod'
import { id } from '../fields.ts'

/** The body of an undo: the undo id that was in the answer to the change. */
export const StepToUndo = z.object({ undoId: id('ongedaan te maken stap') })

/**
 * The id with which the caller can undo the change, for one day after the change. Null for a change that cannot be
 * undone.
 */
export const undoId = z.number().nullable()
