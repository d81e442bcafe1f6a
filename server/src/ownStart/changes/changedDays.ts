import { isDay, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, isInstant, parseInstant } from '@uurwerk/domain/time/instant'
import type { ChangeRow } from './changeNoticeStore.ts'

const FIELDS = ['day', 'days', 'start'] as const

/** The days of a change: the days in its audit entry and the day of its record. */
export function changedDays({ changes, recordDay }: Pick<ChangeRow, 'changes' | 'recordDay'>): Day[] {
  const named = FIELDS.flatMap((field) => textsIn(changes[field])).flatMap(dayIn)
  return [...new Set(recordDay === null ? named : [...named, recordDay])].toSorted()
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : []

function dayIn(text: string): Day[] {
  if (isDay(text)) return [text]
  const moment = parseInstant(text)
  return isInstant(moment) ? [brusselsDayOf(moment)] : []
}
