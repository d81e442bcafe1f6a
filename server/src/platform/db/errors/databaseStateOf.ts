import { DatabaseError } from 'pg'

/** PostgreSQL's error code of five characters; null when the error does not come from the database. */
export const databaseStateOf = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.code ?? null) : null
