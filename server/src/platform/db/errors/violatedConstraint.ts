import { DatabaseError } from 'pg'

/** The name of the database constraint that a statement violated; null for another error. */
export const violatedConstraint = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.constraint ?? null) : null

/** Whether a row does not fit the other rows, or does not fit its table. */
export const isConstraintViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code?.startsWith('23') ?? false)

export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23503'
