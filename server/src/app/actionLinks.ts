import type { Endpoint, PathParams } from '@uurwerk/contract/endpoint'
import type { Links } from '@uurwerk/contract/hal'
import type { RefusalOf } from '@uurwerk/contract/problems'

type Action = { readonly name: string; readonly href: string; readonly refusal: RefusalOf | null }

/** An action that the user could do next. When the action is not possible now, it contains the reason. */
export function action<E extends Endpoint>(endpoint: E, params: PathParams<E>, refusal: RefusalOf | null): Action {
  const values: Readonly<Record<string, unknown>> = params
  const name = endpoint.path.split('/').findLast((segment) => !segment.startsWith('{')) ?? endpoint.path
  return {
    name,
    href: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, param: string) => String(values[param]))}`,
    refusal,
  }
}

type Refusals<Name extends string> = Record<Name, RefusalOf | null>

/** The actions on a record, each with its refusal or null, and the links to the actions that are possible now. */
export const actionsOf = <Name extends string>(all: Readonly<Record<Name, Action>>) => ({
  actions: Object.fromEntries(
    Object.entries<Action>(all).map(([name, { refusal }]) => [name, refusal]),
  ) as Refusals<Name>,
  _links: actionLinks(Object.values(all)),
})

export const actionLinks = (actions: readonly Action[]): Links =>
  Object.fromEntries(actions.filter(({ refusal }) => refusal === null).map(({ name, href }) => [name, { href }]))
