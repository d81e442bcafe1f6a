import type { ApiProblem } from '../../api/apiProblem.ts'

type FieldProblem = { readonly path: string; readonly message: string }

type Placed = {
  /** By field of the form; of several messages the first. */
  readonly beside: Record<string, string>
  /** About something that this form does not ask. */
  readonly elsewhere: readonly string[]
}

/** A refusal that is about one field reads as an error of that field. */
export function fieldProblems(
  { code, message, errors }: Pick<ApiProblem, 'code' | 'message' | 'errors'>,
  aboutField: Readonly<Record<string, string>>,
): readonly FieldProblem[] {
  const field = aboutField[code]
  return errors.length === 0 && field !== undefined ? [{ path: field, message }] : errors
}

/** Finds the field of the screen for each error of the payload. */
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
