import { UNKNOWN_DEVICE } from '@uurwerk/contract/sessions'

type Named = { readonly device: string }

/** Whether the name of the device does not tell a session from the others, so that its times must do so. */
export const isVague = ({ device }: Named, sessions: readonly Named[]): boolean =>
  device === UNKNOWN_DEVICE || sessions.filter((other) => other.device === device).length > 1
