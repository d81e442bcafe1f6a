import { startStubProvider } from '../../platform/peppol/stub/startStubProvider.ts'

const [hookUrl = '', secret = '', slowestMs = '0'] = process.argv.slice(2)

/** Runs the stub of the access point in a separate process, so that the stub continues while a run kills the server. */
const stub = await startStubProvider({
  hook: { url: hookUrl, secret },
  settlesAfterMs: 100,
  answersAfterMs: () => Math.random() * Number(slowestMs),
})
console.log(stub.url)
