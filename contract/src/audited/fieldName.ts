import { codesInWords } from './codesInWords.ts'
import { fieldsInWords, isWordedField } from './fields.ts'

/** What a field is called on the screens; a pay code is known by what it stands for. */
export const fieldName = (field: string): string =>
  isWordedField(field) ? fieldsInWords[field][0] : (codesInWords[field] ?? field)
