import type { BodyInput, Endpoint, PathParams, QueryInput } from './endpoint.ts'

type Nothing = Record<never, never>

type Part<Name extends string, Value> = [Value] extends [never]
  ? Nothing
  : Nothing extends Value
    ? { readonly [key in Name]?: Value }
    : { readonly [key in Name]: Value }

/** The input of a call. `params`, `query` or `body` is absent when the endpoint does not have it. */
export type CallInput<E extends Endpoint> = (keyof PathParams<E> extends never
  ? Nothing
  : { readonly params: PathParams<E> }) &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>>

export type InputArgument<E extends Endpoint> =
  Nothing extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

export type AnyInput = {
  readonly params?: Readonly<Record<string, string | number | boolean>>
  readonly query?: unknown
  readonly body?: unknown
}
