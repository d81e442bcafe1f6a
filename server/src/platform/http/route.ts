import type {
  AnswerOf,
  CommandContext,
  ContactCommandContext,
  ContactQueryContext,
  Input,
  PublicContext,
  QueryContext,
} from '../../app/context.ts'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import type { AlreadyReported } from '../../app/AlreadyReported.ts'

type Handled<Context, E extends Endpoint> = (
  context: Context,
  input: Input<E>,
) => Promise<AnswerOf<E> | AlreadyReported<AnswerOf<E>>>

export type Route = { readonly endpoint: Endpoint } & (
  | { readonly kind: 'open'; readonly handle: Handled<PublicContext, Endpoint> }
  | { readonly kind: 'read'; readonly handle: Handled<QueryContext, Endpoint> }
  | { readonly kind: 'write'; readonly handle: Handled<CommandContext, Endpoint> }
  | { readonly kind: 'contactRead'; readonly handle: Handled<ContactQueryContext, Endpoint> }
  | { readonly kind: 'contactWrite'; readonly handle: Handled<ContactCommandContext, Endpoint> }
)

/** Checks that the types of an endpoint and its handler match; the router does not need these types. */
const toRoute = (kind: Route['kind'], endpoint: Endpoint, handle: unknown) => ({ kind, endpoint, handle }) as Route

export const openRoute = <E extends Endpoint>(endpoint: E, handle: Handled<PublicContext, E>): Route =>
  toRoute('open', endpoint, handle)

export const readRoute = <E extends Endpoint>(endpoint: E, handle: Handled<QueryContext, E>): Route =>
  toRoute('read', endpoint, handle)

export const writeRoute = <E extends Endpoint>(endpoint: E, handle: Handled<CommandContext, E>): Route =>
  toRoute('write', endpoint, handle)

export const contactReadRoute = <E extends Endpoint>(endpoint: E, handle: Handled<ContactQueryContext, E>): Route =>
  toRoute('contactRead', endpoint, handle)

export const contactWriteRoute = <E extends Endpoint>(endpoint: E, handle: Handled<ContactCommandContext, E>): Route =>
  toRoute('contactWrite', endpoint, handle)
