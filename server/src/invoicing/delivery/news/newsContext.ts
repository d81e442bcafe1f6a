import type { CommandContext } from '../../../app/context.ts'

/**
 * The services that a step of a delivery (such as sending a document over Peppol) may use. A step has no user, because
 * a job runs it.
 */
export type NewsContext = Omit<CommandContext, 'actor'>
