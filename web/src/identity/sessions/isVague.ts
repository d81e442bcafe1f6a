import { UNKNOWN_DEVICE } from '@uurwerk/contract/identity/sessions'

type Named = { readonly device: string }

/**
 * True when the device is unknown, or when another session has the same device. Only the times then distinguish the
 * sessions.
 */
export const isVague = ({ device }: Named, sessions: readonly Named[]): boolean =>
  device === UNKNOWN_DEVICE || sessions.filter((other) => other.device === device).length > 1
