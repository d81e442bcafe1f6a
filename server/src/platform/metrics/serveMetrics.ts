import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartRefusal } from '../startRefusal.ts'
import { gauge, formatFamilies, type Family } from './family.ts'

export type WantedMetrics = {
  readonly host: string
  readonly port: number
  readonly families: () => readonly Family[]
  /** When the database is unreachable, the other metrics are still served. */
  readonly serverFamilies: () => Promise<readonly Family[]>
}

export type ServedMetrics = { readonly port: number; stop(): Promise<void> }

/** Serves the metrics on a separate port, so that the proxy of the app does not show them to visitors. */
export async function serveMetrics({ host, port, families, serverFamilies }: WantedMetrics): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void serverFamilies()
      .then(
        (testApp) => [...testApp, databaseUp(1)],
        () => [databaseUp(0)],
      )
      .then((testApp) => {
        response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8')
        response.end(formatFamilies([...families(), ...testApp]))
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new StartRefusal(`Op METRICS_PORT ${port} kan niet geluisterd worden: ${cause.message}`, { cause })),
    )
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const databaseUp = (value: number): Family =>
  gauge({ name: 'uurwerk_database_up', help: 'Whether the database answered just now.', value })
