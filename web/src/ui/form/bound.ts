import type { UseFormReturnType } from '@mantine/form'

type Bound<Value> = { readonly value: Value; readonly onChange: (value: Value) => void }

/** The form's props of a field that does not hold text. */
export const bound = <Value>(form: Pick<UseFormReturnType<Record<string, unknown>>, 'getInputProps'>, field: string) =>
  form.getInputProps(field) as Bound<Value>
