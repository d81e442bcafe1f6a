import { codesInWords } from './codesInWords.ts'
import { fieldsInWords, isWordedField } from './auditedFields.ts'

/**
 * The name of a field on the screens. For a pay code, it is the name of the leave counter (the balance of a kind of
 * leave) or of the kind of absence.
 */
export const fieldName = (field: string): string =>
  isWordedField(field) ? fieldsInWords[field][0] : (codesInWords[field] ?? field)
