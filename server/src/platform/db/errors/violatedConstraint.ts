import { DatabaseError } from 'pg'

export const violatedConstraint = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.constraint ?? null) : null

/** True when a row does not fit the constraints of its table or the rows of other tables. */
export const isConstraintViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code?.startsWith('23') ?? false)

export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23503'
