import type { CommandContext } from '../../app/context.ts'

/** What a step of a delivery may use. A step has no user: a job runs it. */
export type NewsContext = Omit<CommandContext, 'actor'>
