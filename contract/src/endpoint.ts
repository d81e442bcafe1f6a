import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import type { ImportKind } from './import/importColumn.ts'
import type { ProblemCode } from './problems.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The callers: everybody, a signed-in person for the person's own data, HR, or a contact of a customer. Only the
 * session of a contact can call the endpoints for contacts, and no other endpoints (rule contact-4).
 */
export type Access = 'open' | 'user' | 'admin' | 'contact'

/** The types of the parameters in a path. A parameter that is not in this list is an id. */
type NamedParams = {
  yearMonth: YearMonth
  year: number
  flag: boolean
  provider: 'google' | 'apple'
  token: string
  day: Day
  counter: CounterType
  kind: ImportKind
}

/** A kind of data that people enter, such as shifts. Each answer depends on the data of some subjects. */
export type Subject =
  | 'shifts'
  | 'calendarFeeds'
  | 'shiftPatterns'
  | 'reminderChoices'
  /** The browsers in which a person gets push messages. */
  | 'pushDevices'
  /** The open shifts, and the claims of employees who want to work them. */
  | 'openShifts'
  /** The swaps: shifts that employees hand over to each other or exchange. */
  | 'swaps'
  /** The days on which people say that they are not available, or that they like to work. */
  | 'availability'
  /** The qualifications, and the people who hold them. */
  | 'qualifications'
  | 'absences'
  | 'absencesSeen'
  /** The steps of a contract month: locked, confirmed and approved. */
  | 'months'
  /** The leave counters and the corrections of recuperation. */
  | 'counters'
  | 'holidays'
  | 'people'
  | 'customers'
  | 'shiftTypes'
  | 'contracts'
  | 'payroll'
  | 'invoices'
  | 'payments'
  | 'imports'
  | 'settings'
  | 'sessions'
  | 'contacts'
  /** The number of people that each customer needs. */
  | 'staffing'
  /** The patterns of HR, and the contracts that follow these patterns. */
  | 'rotations'
  /** The judgements and remarks of contacts about the months of their customers. */
  | 'customerMonths'

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

export type ParamsOf<Path extends string> = {
  [Name in NamesIn<Path>]: Name extends keyof NamedParams ? NamedParams[Name] : number
}

/** Marks an endpoint whose answer is a file instead of JSON. */
export type Download = { readonly download: MediaType | readonly MediaType[] }

type MediaType =
  | 'application/pdf'
  | 'text/csv'
  | 'text/plain'
  | 'text/html'
  | 'application/xml'
  | 'application/zip'
  | 'image/*'

/** The properties of an endpoint, except its path and its answer. */
type Described<Query extends z.ZodType, Body extends z.ZodType> = {
  readonly access: Access
  readonly summary: string
  readonly query?: Query
  readonly body?: Body
  /** The HTTP status of a successful answer; 200 by default. */
  readonly status?: 201 | 202
  /** The refusals that this endpoint can answer. Refusals that every endpoint can answer are not listed. */
  readonly problems?: readonly ProblemCode[]
  /**
   * The subjects that a read shows. A write that changes one of these subjects makes the answer of the read outdated.
   */
  readonly shows?: readonly Subject[]
  /**
   * The subjects that a write changes. Derived amounts are not subjects. A read that shows derived amounts names the
   * subjects from which they are derived.
   */
  readonly changes?: readonly Subject[]
  /**
   * The endpoint of the list whose rows this write returns. With the query `rows=changed`, the answer of the write has
   * only the rows of the records that its request names. The client replaces these rows in its list.
   */
  readonly answersRowsOf?: Endpoint
  /** Marks a write that removes the record in its path, or the records whose ids are in these fields of its body. */
  readonly removes?: true | readonly string[]
  /** Marks a write whose answer contains a secret. The server does not store this answer for a repeated request. */
  readonly secret?: true
  /**
   * Marks a write that accepts a body without any known field. Other writes refuse such a body (rules screens-50,
   * screens-61).
   */
  readonly takesAnyBody?: true
  /** The maximum size of the body in bytes, for an endpoint that receives a file. */
  readonly bodyLimit?: number
  /** Marks a POST endpoint that only reads data. It uses POST because its input is too long for a URL. */
  readonly reads?: true
  /**
   * Marks a call that the app repeats at intervals, without an action of the user. Such a call does not extend the
   * session.
   */
  readonly isBackground?: true
}

export type Endpoint<
  Path extends string = string,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType | Download = z.ZodType | Download,
> = Described<Query, Body> & {
  readonly method: Method
  readonly path: Path
  readonly response: Response
  /** The read endpoint whose answer this write returns. */
  readonly answers?: Endpoint
}

/**
 * A write has its own answer (`response`), or returns the answer of a read endpoint (`answers`). In the second case,
 * each path parameter of the read must be in the path of the write or in the answer.
 */
type Answer<Response extends z.ZodType | Download> =
  | { readonly response: Response; readonly answers?: undefined }
  | { readonly answers: Endpoint<string, z.ZodType, z.ZodType, Response>; readonly response?: undefined }

const withMethod =
  (method: Method) =>
  <
    const Path extends string,
    Query extends z.ZodType = z.ZodNever,
    Body extends z.ZodType = z.ZodNever,
    Response extends z.ZodType | Download = Download,
  >(
    path: Path,
    value: Described<Query, Body> & Answer<Response>,
  ): Endpoint<Path, Query, Body, Response> => ({
    ...value,
    method,
    path,
    // The type of `value` makes sure that `response` or `answers` is present.
    response: (value.response ?? value.answers?.response) as Response,
  })

/** The server implements the endpoint, the client calls it, and the OpenAPI description documents it. */
export const endpoint = {
  get: withMethod('GET'),
  post: withMethod('POST'),
  put: withMethod('PUT'),
  patch: withMethod('PATCH'),
  delete: withMethod('DELETE'),
}

export type PathParams<E extends Endpoint> = ParamsOf<E['path']>
export type QueryOf<E extends Endpoint> =
  E extends Endpoint<string, infer Q, z.ZodType, z.ZodType | Download> ? z.output<Q> : never
export type BodyOf<E extends Endpoint> =
  E extends Endpoint<string, z.ZodType, infer B, z.ZodType | Download> ? z.output<B> : never
/** The type of the body that a client sends, before the server has parsed the body. */
export type BodyInput<E extends Endpoint> =
  E extends Endpoint<string, z.ZodType, infer B, z.ZodType | Download> ? z.input<B> : never
export type QueryInput<E extends Endpoint> =
  E extends Endpoint<string, infer Q, z.ZodType, z.ZodType | Download> ? z.input<Q> : never
export type ResponseOf<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Blob
