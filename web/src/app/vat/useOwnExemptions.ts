import { vatRegimes } from '@uurwerk/contract/invoicing/vatRegimes'
import { isOwnRegime, type OwnExemption } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../api/queryOf.ts'

/** The exemptions that our own company added; empty until the list is loaded. */
export function useOwnExemptions(): readonly OwnExemption[] {
  const stored = useQuery(queryOf(vatRegimes)).data?._embedded.vatRegimeList ?? []
  return stored.flatMap(({ code, name, words, vatex }) =>
    isOwnRegime(code) && words !== null ? [{ code, name, words, vatex }] : [],
  )
}
