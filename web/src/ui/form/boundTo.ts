import type { UseFormReturnType } from '@mantine/form'

type Bound<Value> = {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly error?: React.ReactNode
}

/** The form's props of a field that does not hold text; Mantine says nothing of what it holds. */
export const boundTo = <Value>(form: Pick<UseFormReturnType<never>, 'getInputProps'>, field: string): Bound<Value> =>
  form.getInputProps(field) as Bound<Value>
