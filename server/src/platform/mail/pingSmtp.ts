const KNOCK_WITHIN_MS = 5000

/**
 * Tests the connection to the mail server without a mail. Returns the reason of a failure, without the password; null
 * when the connection works.
 */
export async function pingSmtp(url: string): Promise<string | null> {
  // The library is loaded at the first use, because it would slow down every start.
  const { createTransport } = await import('nodemailer')
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
