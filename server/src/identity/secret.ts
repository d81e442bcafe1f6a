import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses, fit for an address and for a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret: who reads the database learns none. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
