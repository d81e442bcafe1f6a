import type { ProblemCode } from '@uurwerk/contract/problems'
import type { ApiProblem } from '../../app/api/apiProblem.ts'

type FieldProblem = { readonly path: string; readonly message: string }

type Placed = {
  readonly beside: Record<string, string>
  readonly elsewhere: readonly string[]
}

export function fieldProblems(
  { code, message, errors }: Pick<ApiProblem, 'code' | 'message' | 'errors'>,
  aboutField: Readonly<Partial<Record<ProblemCode, string>>>,
): readonly FieldProblem[] {
  const field = code === null ? undefined : aboutField[code]
  return errors.length === 0 && field !== undefined ? [{ path: field, message }] : errors
}

/** Finds the form field that shows each error in the answer of the server (rule screens-31). */
export function placedErrors(
  problems: readonly FieldProblem[],
  fieldOf: Readonly<Record<string, string>>,
  fields: readonly string[],
): Placed {
  const beside: Record<string, string> = {}
  const elsewhere: string[] = []
  for (const { path, message } of problems) {
    const field = fieldOf[path] ?? path
    if (fields.includes(field.split('.')[0] ?? '')) beside[field] ??= message
    else elsewhere.push(message)
  }
  return { beside, elsewhere }
}
