import type { Endpoint, PathParams } from '@uurwerk/contract/endpoint'
import type { Links } from '@uurwerk/contract/hal'
import type { Refusal } from '@uurwerk/domain/refusal'

type Action = { readonly name: string; readonly href: string; readonly refusal: Refusal | null }

/** Something that could be done next, and why not, if so. */
export function action<E extends Endpoint>(endpoint: E, params: PathParams<E>, refusal: Refusal | null): Action {
  const values: Readonly<Record<string, unknown>> = params
  const name = endpoint.path.split('/').findLast((segment) => !segment.startsWith('{')) ?? endpoint.path
  return {
    name,
    href: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, param: string) => String(values[param]))}`,
    refusal,
  }
}

/** Links to what may be done now, each under the last word of its path. */
export const actionLinks = (actions: readonly Action[]): Links =>
  Object.fromEntries(actions.filter(({ refusal }) => refusal === null).map(({ name, href }) => [name, { href }]))
