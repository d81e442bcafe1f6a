import { vatRegimes } from '@uurwerk/contract/invoicing/vatRegimes'
import { VAT_REGIMES, vatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import type { VatRegime } from '@uurwerk/domain/invoicing/vatRegime'
import { NativeSelect } from '@mantine/core'
import type { NativeSelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../api/queryOf.ts'

type Props = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  readonly value: VatRegime | null
  readonly onChange: (value: VatRegime | null) => void
  /** The option for no regime of its own, such as 'Zoals de factuur'. Without this text, a regime is always chosen. */
  readonly inherited?: string
}

/**
 * A field to choose a VAT regime. A regime whose ground HR types is offered for an invoice only, and a regime that HR
 * does not offer only where it is chosen already.
 */
export function VatRegimeField({ value, onChange, inherited, ...input }: Props) {
  const stored = useQuery(queryOf(vatRegimes)).data?._embedded.vatRegimeList ?? []
  const inactive = new Set(stored.filter(({ active }) => !active).map(({ code }) => code))
  const offered = VAT_REGIMES.filter(
    (code) => code === value || (!inactive.has(code) && (inherited === undefined || code !== 'EX_OTHER')),
  )
  return (
    <NativeSelect
      {...input}
      data={[
        ...(inherited === undefined ? [] : [{ value: '', label: inherited }]),
        ...offered.map((code) => ({ value: code, label: vatRegime(code).name })),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(VAT_REGIMES.find((code) => code === currentTarget.value) ?? null)}
    />
  )
}
