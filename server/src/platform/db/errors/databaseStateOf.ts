import { DatabaseError } from 'pg'

/** The five-character error code of PostgreSQL; null when the error does not come from the database. */
export const databaseStateOf = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.code ?? null) : null
