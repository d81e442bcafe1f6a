import { texts } from '../texts/texts.ts'
import { writtenMoment } from '../ui/writtenMoment.ts'

export type RowRefusal = {
  readonly message: string
  /** Who took the step that stands in the way, and when. */
  readonly changedBy: string | null
  readonly changedAt: string | null
}

/** Whose timesheet, why the step was refused, and who was faster. */
export function refusalSentence(username: string, { message, changedBy, changedAt }: RowRefusal): string {
  const words = texts.contractMonths.refusal
  const sentence = words.of(username, message)
  return changedBy === null || changedAt === null
    ? sentence
    : `${sentence} ${words.wasFaster(changedBy, writtenMoment(changedAt))}`
}
