import type { BodyInput, Endpoint, PathParams, ResponseOf } from '@uurwerk/contract/endpoint'
import { openDemoSession } from '@uurwerk/contract/identity'

type Input<E extends Endpoint> = (keyof PathParams<E> extends never
  ? { readonly params?: never }
  : { readonly params: PathParams<E> }) & { readonly body?: BodyInput<E> }

/** Calls the public interface as a script would; whatever is not a success is a failure of the test. */
export async function call<const E extends Endpoint>(
  { method, path }: E,
  { params, body }: Input<E>,
  token?: string,
): Promise<ResponseOf<E>> {
  const values: Readonly<Record<string, unknown>> = params ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const response = await fetch(`${process.env['JOURNEYS_ORIGIN']}/api${filled}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${filled}: ${response.status} ${await response.text()}`)
  return (await response.json()) as ResponseOf<E>
}

/** The token of somebody in the demo. */
export async function tokenOf(email: string): Promise<string> {
  const { token } = await call(openDemoSession, { body: { email } })
  return token
}
