import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '@mantine/core'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { settingsQuery, type Settings } from './queries.ts'

/** Shows the settings, or the reason why the settings cannot be loaded. */
export function LoadedSettings({ children }: { readonly children: (settings: Settings) => ReactNode }) {
  const { data, error, refetch } = useQuery(settingsQuery)
  if (data !== undefined) return children(data)
  return <Panel>{error === null ? <Skeleton h={320} /> : <LoadError error={error} onRetry={refetch} />}</Panel>
}
