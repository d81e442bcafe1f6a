import { startStubProvider } from '../../platform/peppol/stub/startStubProvider.ts'

const [hookUrl = '', secret = '', slowestMs = '0'] = process.argv.slice(2)

/**
 * Runs a stub of the access point (the service that sends documents over the Peppol network). It is a separate process,
 * so that it continues when a test kills the server.
 */
const stub = await startStubProvider({
  hook: { url: hookUrl, secret },
  settlesAfterMs: 100,
  answersAfterMs: () => Math.random() * Number(slowestMs),
})
console.log(stub.url)
