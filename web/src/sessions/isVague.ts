import { UNKNOWN_DEVICE } from '@uurwerk/contract/sessions'

type Named = { readonly device: string }

/** Whether two sessions have the same device name, so that only their times distinguish them. */
export const isVague = ({ device }: Named, sessions: readonly Named[]): boolean =>
  device === UNKNOWN_DEVICE || sessions.filter((other) => other.device === device).length > 1
