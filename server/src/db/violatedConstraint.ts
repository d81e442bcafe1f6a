import { DatabaseError } from 'pg'

/** The name of the constraint that a write broke; null when it was something else. */
export const violatedConstraint = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.constraint ?? null) : null

export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23503'
