import type { BodyInput, Endpoint, PathParams, QueryInput } from '@uurwerk/contract/endpoint'

type Nothing = Record<never, never>

type Part<Name extends string, Value> = [Value] extends [never]
  ? Nothing
  : Nothing extends Value
    ? { readonly [key in Name]?: Value }
    : { readonly [key in Name]: Value }

/** The path parameters, the query and the body that the endpoint has, and no other property. */
export type CallInput<E extends Endpoint> = (keyof PathParams<E> extends never
  ? Nothing
  : { readonly params: PathParams<E> }) &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>>

/** The input can be left out when the endpoint takes none. */
export type InputArgument<E extends Endpoint> =
  Nothing extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** The input of any endpoint. */
export type AnyInput = {
  readonly params?: Readonly<Record<string, string | number | boolean>>
  readonly query?: unknown
  readonly body?: unknown
}
