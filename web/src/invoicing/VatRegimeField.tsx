import { SEEDED_REGIMES, VAT_REGIMES, vatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import type { VatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import { NativeSelect } from '@mantine/core'
import type { NativeSelectProps } from '@mantine/core'

type Props = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  readonly value: VatRegime | null
  readonly onChange: (value: VatRegime | null) => void
  /** The option for no regime of its own, such as 'Zoals de factuur'. Without this text, a regime is always chosen. */
  readonly inherited?: string
}

/** A field to choose a VAT regime. A regime whose ground HR types is offered for an invoice only. */
export const VatRegimeField = ({ value, onChange, inherited, ...input }: Props) => (
  <NativeSelect
    {...input}
    data={[
      ...(inherited === undefined ? [] : [{ value: '', label: inherited }]),
      ...(inherited === undefined ? VAT_REGIMES : SEEDED_REGIMES).map((code) => ({
        value: code,
        label: vatRegime(code).name,
      })),
    ]}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(VAT_REGIMES.find((code) => code === currentTarget.value) ?? null)}
  />
)
