import { Skeleton } from '@mantine/core'
import { LoadError } from './LoadError.tsx'

type Props = {
  readonly load: { readonly data: unknown; readonly error: unknown; readonly refetch: () => unknown }
  /** The height of the placeholder in pixels. */
  readonly height: number
  readonly title?: string
}

/**
 * Shows a placeholder while the content loads, and an error when the load fails. After the content has loaded, nothing
 * is shown.
 */
export function LoadState({ load: { data, error, refetch }, height, title }: Props) {
  if (data !== undefined) return null
  return error === null ? <Skeleton height={height} /> : <LoadError title={title} error={error} onRetry={refetch} />
}
