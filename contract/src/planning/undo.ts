import { z } from 'zod'
import { id } from '../fields.ts'

/** The body of an undo: the id that was in the answer to the step. */
export const StepToUndo = z.object({ undoId: id('ongedaan te maken stap') })

/** After a step that the caller can undo, the id with which the caller can undo it for one day; otherwise null. */
export const undoId = z.number().nullable()
