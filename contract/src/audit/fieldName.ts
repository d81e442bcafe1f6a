import { codesInWords } from './codesInWords.ts'
import { fieldsInWords, isWordedField } from './auditedFields.ts'

/**
 * The name of a field on the screens. For a pay code, this is the name of the counter or the absence type with that pay
 * code.
 */
export const fieldName = (field: string): string =>
  isWordedField(field) ? fieldsInWords[field][0] : (codesInWords[field] ?? field)
