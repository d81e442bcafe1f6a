import { codesInWords } from './codesInWords.ts'
import { fieldsInWords, isWordedField } from './auditedFields.ts'

/** A pay code has the name of its leave counter or of its kind of absence. */
export const fieldName = (field: string): string =>
  isWordedField(field) ? fieldsInWords[field][0] : (codesInWords[field] ?? field)
