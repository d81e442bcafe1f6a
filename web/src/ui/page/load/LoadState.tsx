import { Skeleton } from '@mantine/core'
import { LoadError } from './LoadError.tsx'

type Props = {
  /** The query that reads the content. */
  readonly load: { readonly data: unknown; readonly error: unknown; readonly refetch: () => unknown }
  /** The height of the placeholder in pixels. */
  readonly height: number
  /** The sentence about the missing content, such as 'De lijst kon niet geladen worden'. */
  readonly title?: string
}

/**
 * The placeholder while content loads, or the message when the content could not be loaded. After the content has
 * loaded, nothing is shown.
 */
export function LoadState({ load: { data, error, refetch }, height, title }: Props) {
  if (data !== undefined) return null
  return error === null ? <Skeleton height={height} /> : <LoadError title={title} error={error} onRetry={refetch} />
}
