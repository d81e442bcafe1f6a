import { z } from 'zod'
import { counterTypes } from '@uurwerk/domain/balances/counterType'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { COMES_AS_TEXT } from './fields.ts'
import { IMPORT_KINDS } from './import/importColumn.ts'
import { Problem } from './problem.ts'
import { problems, type ProblemCode } from './problems.ts'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const pathParams: Record<string, object> = {
  yearMonth: { type: 'string', pattern: String.raw`^\d{4}-\d{2}$`, example: '2026-11' },
  year: { type: 'integer', example: 2026 },
  flag: { type: 'boolean' },
  provider: { type: 'string', enum: ['google', 'apple'] },
  counter: { type: 'string', enum: [...counterTypes] },
  kind: { type: 'string', enum: IMPORT_KINDS },
}

const parametersOf = ({ path, query }: Endpoint) => {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: pathParams[name!] ?? { type: 'integer', minimum: 1 },
  }))
  if (query === undefined) return inPath
  const { properties = {} } = jsonSchema(query, 'input') as { properties?: Record<string, object> }
  return [...inPath, ...Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))]
}

const successOf = ({ response, status }: Endpoint) => ({
  [status ?? 200]: {
    description: 'Gelukt',
    content:
      'download' in response
        ? Object.fromEntries(
            [response.download].flat().map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
          )
        : { 'application/json': { schema: jsonSchema(response, 'output') } },
  },
})

/** The refusals of one endpoint in the API description, grouped by HTTP status. */
const refusalsOf = ({ access, body, problems: own = [] }: Endpoint) => {
  const shared: ProblemCode[] = access === 'open' ? [] : ['not_signed_in', 'role_missing', 'not_found', 'invalid']
  const ofSize: ProblemCode[] = body === undefined ? [] : ['too_large', 'media_type']
  const any: ProblemCode[] = ['malformed', ...shared, ...ofSize, ...own, 'too_many', 'overloaded']
  const byStatus = Object.groupBy([...new Set(any)], (code) => String(problems[code][0]))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

const contentOf = (body: z.ZodType) => {
  const { [COMES_AS_TEXT]: comesAsText, ...schema } = jsonSchema(body, 'input') as Record<string, unknown>
  return {
    'application/json': { schema },
    ...(comesAsText !== undefined && {
      [typeof comesAsText === 'string' ? comesAsText : 'text/plain']: { schema: { type: 'string' } },
    }),
  }
}

const operationOf = (name: string, call: Endpoint) => ({
  operationId: name,
  summary: call.summary,
  tags: [call.path.startsWith('/administration') ? 'HR' : call.path.startsWith('/contact/') ? 'Klant' : 'Medewerker'],
  ...(call.access === 'open' ? { security: [] } : {}),
  parameters: parametersOf(call),
  ...(call.body === undefined ? {} : { requestBody: { required: true, content: contentOf(call.body) } }),
  responses: { ...successOf(call), ...refusalsOf(call) },
})

const redirect = (description: string) => ({
  302: { description, headers: { location: { schema: { type: 'string' } } } },
})
const inQuery = (name: string, required: boolean) => ({ name, in: 'query', required, schema: { type: 'string' } })

/** The API description of the sign-in. A sign-in consists of redirects in the browser, so it is not an endpoint. */
const signInPaths = {
  '/api/oauth2/authorize/{provider}': {
    get: {
      operationId: 'leaveForProvider',
      summary: 'Naar Google of Apple om aan te melden; terug met ?token=<ticket> of ?error=<zin>',
      tags: ['Aanmelden'],
      security: [],
      parameters: [
        { name: 'provider', in: 'path', required: true, schema: pathParams['provider'] },
        { ...inQuery('redirect_uri', true), description: 'Een adres van de app zelf' },
      ],
      responses: redirect('Naar de aanbieder'),
    },
  },
  '/api/oauth2/callback/{provider}': {
    get: {
      operationId: 'comeBackFromProvider',
      summary: 'Terug van de aanbieder; Apple stuurt hetzelfde als formulier (POST)',
      tags: ['Aanmelden'],
      security: [],
      parameters: [
        { name: 'provider', in: 'path', required: true, schema: pathParams['provider'] },
        inQuery('state', true),
        inQuery('code', false),
        inQuery('error', false),
      ],
      responses: redirect('Naar de pagina waar het begon'),
    },
  },
}

const isOfDemo = ({ path }: Endpoint) => path.startsWith('/demo/')

/** The description is made from the endpoints. The endpoints of the demo are described only in the demo. */
export function openApi({ demo }: { readonly demo: boolean }) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of endpoints) {
    if (isOfDemo(call) && !demo) continue
    paths[`/api${call.path}`] = { ...paths[`/api${call.path}`], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Uurwerk', version: '1', description: 'Plannen, bevestigen en factureren van uren.' },
    security: [{ session: [] }],
    paths: { ...signInPaths, ...paths },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonSchema(Problem, 'output') },
    },
  }
}
