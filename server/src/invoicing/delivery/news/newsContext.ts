import type { CommandContext } from '../../../app/context.ts'

/** A step of a delivery has no user, because a job runs it. */
export type NewsContext = Omit<CommandContext, 'actor'>
