import type { UseFormReturnType } from '@mantine/form'

type Bound<Value> = { readonly value: Value; readonly onChange: (value: Value) => void }

/** The type of any form. Fields that several forms share use this type. */
export type AnyForm = Pick<UseFormReturnType<Record<string, unknown>>, 'getInputProps'>

/** Returns the properties that connect a field to a form. It is for a field whose value is not a text. */
export const bound = <Value>(form: AnyForm, field: string) => form.getInputProps(field) as Bound<Value>
