import type { BodyInput, Endpoint, PathParams, QueryInput } from '@uurwerk/contract/endpoint'

type Nothing = Record<never, never>

type Part<Name extends string, Value> = [Value] extends [never]
  ? Nothing
  : Nothing extends Value
    ? { readonly [key in Name]?: Value }
    : { readonly [key in Name]: Value }

/** What a call needs to be told, and nothing that it does not. */
export type CallInput<E extends Endpoint> = (keyof PathParams<E> extends never
  ? Nothing
  : { readonly params: PathParams<E> }) &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>>

/** The input may be left out when there is nothing to tell. */
export type InputArgument<E extends Endpoint> =
  Nothing extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** The same, once the endpoint no longer matters. */
export type AnyInput = {
  readonly params?: Readonly<Record<string, string | number | boolean>>
  readonly query?: unknown
  readonly body?: unknown
}
