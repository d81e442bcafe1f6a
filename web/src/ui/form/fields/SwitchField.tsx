import { Switch, type SwitchProps } from '@mantine/core'

type Props = Omit<SwitchProps, 'checked' | 'value' | 'onChange'> & {
  readonly label: string
  readonly value?: boolean
  readonly onChange: (value: boolean) => void
}

export const SwitchField = ({ value = false, onChange, ...input }: Props) => (
  <Switch {...input} checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
)
