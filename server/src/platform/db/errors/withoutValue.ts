import { databaseStateOf } from './databaseStateOf.ts'

/**
 * Removes the message of PostgreSQL from a text when the message quotes a value, because the value can be about a
 * person's health.
 */
export function withoutValue(text: string, error: unknown): string {
  const quotesAValue = databaseStateOf(error)?.startsWith('22') ?? false
  return quotesAValue ? text.replaceAll((error as Error).message, '…') : text
}
