import { codesInWords } from './codesInWords.ts'
import { fieldsInWords, isWordedField } from './fields.ts'

/** The name of a field on the screens. A pay code has the name of its counter or absence type. */
export const fieldName = (field: string): string =>
  isWordedField(field) ? fieldsInWords[field][0] : (codesInWords[field] ?? field)
