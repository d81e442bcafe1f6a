import { DatabaseError } from 'pg'

/** PostgreSQL's five-character name of what went wrong; null when the error is not the database's. */
export const databaseStateOf = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.code ?? null) : null
