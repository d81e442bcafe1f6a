import { setTimeout as pause } from 'node:timers/promises'
import type { Front } from '../fixtures/startFront.ts'
import type { RunningServer } from '../fixtures/startServer.ts'

/** Adds a server to the proxy. Waits until the proxy sends requests to it. */
export async function joinFront(front: Front, server: RunningServer): Promise<RunningServer> {
  front.add(server.origin)
  while (!front.sendsTo(server.origin)) await pause(50)
  return server
}
