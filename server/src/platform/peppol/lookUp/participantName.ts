import { createHash } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const PRODUCTION = 'participant.sml.prod.tech.peppol.org'

/** The name in the DNS under which the Peppol network publishes a participant (SML 1.3). */
export const participantName = (peppolId: string, zone = PRODUCTION): string =>
  `${base32(createHash('sha256').update(peppolId.toLowerCase()).digest())}.iso6523-actorid-upis.${zone}`

/** Base32 of RFC 4648 without padding, in lower case. */
function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
