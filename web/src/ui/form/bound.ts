import type { UseFormReturnType } from '@mantine/form'

type Bound<Value> = { readonly value: Value; readonly onChange: (value: Value) => void }

/** Any form, for fields that several forms have in common. */
export type AnyForm = Pick<UseFormReturnType<Record<string, unknown>>, 'getInputProps'>

/** The form's props of a field that does not hold text. */
export const bound = <Value>(form: AnyForm, field: string) => form.getInputProps(field) as Bound<Value>
