import { createTransport } from 'nodemailer'

const KNOCK_WITHIN_MS = 5000

/**
 * Connects to the mail server with the user and the password, and disconnects without sending a mail. Returns the
 * reason when the connection failed; the reason does not contain the password.
 */
export async function pingSmtp(url: string): Promise<string | null> {
  const transport = createTransport({
    url,
    connectionTimeout: KNOCK_WITHIN_MS,
    greetingTimeout: KNOCK_WITHIN_MS,
    socketTimeout: KNOCK_WITHIN_MS,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { code, responseCode } = error as { readonly code?: string; readonly responseCode?: number }
    return [code ?? 'geen antwoord', ...(responseCode === undefined ? [] : [responseCode])].join(' ')
  } finally {
    transport.close()
  }
}
