import { createHash, randomBytes } from 'node:crypto'

/** A random value of 256 bits, written with characters that are allowed in a URL and in a header (rule identity-22). */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * The hash of a secret. The database stores the hash instead of the secret, so that nobody can read a secret in the
 * database (rule identity-22).
 */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
