import { vatRegimes } from '@uurwerk/contract/invoicing/vatRegimes'
import { isVatRegime, nameOfRegime, VAT_REGIMES, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../api/queryOf.ts'
import { useOwnExemptions } from './useOwnExemptions.ts'

type Props = Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> & {
  readonly value: VatRegime | null
  readonly onChange: (value: VatRegime | null) => void
  /** The option without a regime, such as 'Zoals de factuur'. When absent, the user must choose a VAT regime. */
  readonly inherited?: string
  /** True when the list offers the VAT regime with a reason that HR types. */
  readonly withTypedReason?: boolean
}

/** An inactive VAT regime is offered only when it is already chosen. */
export function VatRegimeField({ value, onChange, inherited, withTypedReason = false, ...input }: Props) {
  const stored = useQuery(queryOf(vatRegimes)).data?._embedded.vatRegimeList ?? []
  const inactive = new Set(stored.filter(({ active }) => !active).map(({ code }) => code))
  const own = useOwnExemptions()
  const known = new Set([...VAT_REGIMES, ...own.map(({ code }) => code), ...(value ? [value] : [])])
  const offered = [...known].filter(
    (code) => code === value || (!inactive.has(code) && (withTypedReason || code !== 'EX_OTHER')),
  )
  return (
    <NativeSelect
      {...input}
      data={[
        ...(inherited === undefined ? [] : [{ value: '', label: inherited }]),
        ...offered.map((code) => ({ value: code, label: nameOfRegime(code, own) })),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(isVatRegime(currentTarget.value) ? currentTarget.value : null)}
    />
  )
}
