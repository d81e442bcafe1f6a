import { databaseStateOf } from './databaseStateOf.ts'

/** What is told of an error, without the value that PostgreSQL names when it cannot take one: it may be about somebody's health. */
export function withoutValue(told: string, error: unknown): string {
  const quotesAValue = databaseStateOf(error)?.startsWith('22') ?? false
  return quotesAValue ? told.replaceAll((error as Error).message, '…') : told
}
