import type { Subject } from '@uurwerk/contract/endpoint'

type Listener = (subjects: readonly Subject[]) => void

/** The windows of one browser. The server tells a window only about the changes of other people. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('uurwerk-writes') : null

/** Tells the other windows of this browser which subjects a write of this window changed. */
export function tellOtherWindows(subjects: readonly Subject[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only a window has a target origin.
  channel?.postMessage(subjects)
}

/** Calls the listener after a write in another window of this browser. Returns a function that stops this (rule team-14). */
export function afterWriteElsewhere(listener: Listener): () => void {
  const heard = ({ data }: MessageEvent<readonly Subject[]>) => listener(data)
  channel?.addEventListener('message', heard)
  return () => channel?.removeEventListener('message', heard)
}
