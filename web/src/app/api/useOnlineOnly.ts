import { useNetwork } from '@mantine/hooks'
import * as texts from '../../texts/texts.ts'

/** The reason why an action that needs a network cannot be used now; null with a network (rule offline-7). */
export function useOnlineOnly(): string | null {
  const { online } = useNetwork()
  return online ? null : texts.menu.onlyOnline
}
