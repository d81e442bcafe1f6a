import { useSearchParams } from 'react-router'

/** The id that a detail screen carries in its address; null when it is not there, or is none. */
export function useIdInAddress(name: string): number | null {
  const [query] = useSearchParams()
  const id = Number(query.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
