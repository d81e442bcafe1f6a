import * as texts from '../../texts/texts.ts'
import { formatMoment } from '../../ui/format/formatMoment.ts'

export type RowRefusal = {
  readonly message: string
  /** The HR colleague whose earlier action caused the refusal, and the moment of that action. */
  readonly changedBy: string | null
  readonly changedAt: string | null
}

export function refusalSentence(username: string, { message, changedBy, changedAt }: RowRefusal): string {
  const words = texts.contractMonths.refusal
  const sentence = words.of(username, message)
  return changedBy === null || changedAt === null
    ? sentence
    : `${sentence} ${words.wasFaster(changedBy, formatMoment(changedAt))}`
}
