import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Panel } from '../ui/page/Panel.tsx'
import { settingsQuery, type Settings } from './queries.ts'
import { LoadState } from '../ui/page/load/LoadState.tsx'

export function LoadedSettings({ children }: { readonly children: (settings: Settings) => ReactNode }) {
  const load = useQuery(settingsQuery)
  if (load.data !== undefined) return children(load.data)
  return (
    <Panel>
      <LoadState load={load} height={320} />
    </Panel>
  )
}
