import { createHash, randomBytes } from 'node:crypto'

/** A random value of 256 bits, written with characters that are allowed in a URL and in a header (rule identity-22). */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The database stores this hash instead of the secret, so that nobody can read a secret there (rule identity-22). */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
