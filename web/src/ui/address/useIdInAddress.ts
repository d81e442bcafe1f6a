import { useSearchParams } from 'react-router'

/** The id in the URL of a detail screen; null when it is missing or invalid. */
export function useIdInAddress(name: string): number | null {
  const [query] = useSearchParams()
  const id = Number(query.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
