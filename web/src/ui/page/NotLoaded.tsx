import { Skeleton } from '@mantine/core'
import { LoadError } from './LoadError.tsx'

type Props = {
  /** The query whose answer has not arrived. */
  readonly load: { readonly error: unknown; readonly refetch: () => unknown }
  /** The height of the placeholder in pixels. */
  readonly height: number
  /** The sentence about the missing content, when the query failed. */
  readonly title?: string
}

/** A placeholder until a query has its answer. When the query failed: the error, with a button to try again. */
export const NotLoaded = ({ load: { error, refetch }, height, ...title }: Props) =>
  error === null ? <Skeleton height={height} /> : <LoadError error={error} onRetry={refetch} {...title} />
