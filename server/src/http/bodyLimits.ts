import type { Endpoint } from '@uurwerk/contract/endpoint'
import { uploadLogo } from '@uurwerk/contract/settings'

const KIBIBYTE = 1024

/** Far beyond the longest form, and enough for 5,000 ids. */
export const BODY_BYTES = 256 * KIBIBYTE

const larger: ReadonlyMap<Endpoint, number> = new Map<Endpoint, number>([
  // A picture of 512 KiB, as text.
  [uploadLogo, 1024 * KIBIBYTE],
])

export const bodyBytesOf = (endpoint: Endpoint): number => larger.get(endpoint) ?? BODY_BYTES
