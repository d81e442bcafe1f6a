import type { Day } from '@uurwerk/domain/time/day'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'

export type PeriodValues = [from: Day, to: Day]

/**
 * Makes the SQL condition that the column contains one of the given ids of people. `place` is the number of the
 * parameter with these ids. When all people are read, the condition is always true.
 */
type OfPeople = (column: string, place?: number) => string

/**
 * Makes two prepared statements: one that reads all people, and one that reads the given people. With only one
 * statement, PostgreSQL would use the query plan for all people, which is slow for one person.
 */
export function statementOfPeople<Row, Values extends readonly unknown[] = PeriodValues>(
  name: string,
  text: (ofPeople: OfPeople, isOfAll: boolean) => string,
) {
  const ofAll = prepared<Row, Values>(
    name,
    text(() => 'true', true),
  )
  const ofSome = prepared<Row, [...Values, people: readonly number[]]>(
    `${name}, some people`,
    text((column, place = 3) => `${column} = any($${place}::bigint[])`, false),
  )
  return (db: Database, values: Values, people: readonly number[] | undefined): Promise<Row[]> =>
    people === undefined ? ofAll(db, values) : ofSome(db, [...values, people])
}
