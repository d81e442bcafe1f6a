import { DatabaseError } from 'pg'

export const databaseStateOf = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.code ?? null) : null
