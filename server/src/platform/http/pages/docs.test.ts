import { endpoints } from '@uurwerk/contract/endpoints'
import { problems } from '@uurwerk/contract/problems'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/startTestApp.ts'

const { nobody } = await startTestApp()
const demo = await startTestApp('2026-11-20T09:00:00Z', { demo: true })

type Parameter = { readonly name: string; readonly in: string }
type Operation = {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly responses: Record<string, unknown>
}
type Description = { readonly openapi: string; readonly paths: Record<string, Record<string, Operation>> }

const { body, headers } = await nobody.get('/openapi.json')
const description = body as Description
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
)

/** Lists the values of all keys named `$ref` in a value, at any depth. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => (key === '$ref' ? [String(below)] : refsIn(below)))
}

test('the OpenAPI description contains every call, and how to sign in', () => {
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(description.openapi).toBe('3.1.0')
  const calls = [...endpoints].filter(([, { path }]) => !path.startsWith('/demo/')).map(([name]) => name)
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...calls, 'leaveForProvider', 'comeBackFromProvider'].toSorted(),
  )
})

test('in the OpenAPI description, each call has one name, its parameters and all its answers', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { path, parameters, responses, operationId } of operations) {
    const varying = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect([operationId, parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)]).toEqual([
      operationId,
      varying,
    ])
    expect(Object.keys(responses).some((status) => /^[23]/.test(status))).toBe(true)
    expect(Object.keys(responses).every((status) => /^[2-5]\d\d$/.test(status))).toBe(true)
  }
})

test('in the OpenAPI description, a field with a default value is not required', () => {
  type Schema = {
    readonly required: readonly string[]
    readonly properties: Record<string, { readonly default?: unknown }>
  }
  const call = description.paths['/api/administration/contract']!['post'] as unknown as {
    readonly requestBody: { readonly content: Record<string, { readonly schema: Schema }> }
  }
  const { required, properties } = call.requestBody.content['application/json']!.schema
  expect(required).toEqual(['userId', 'customerId', 'startDate', 'order'])
  expect(properties['reference']?.default).toBe('')
})

test('the OpenAPI description says which request bodies can be plain text', () => {
  const kinds = (path: string, method: string) => {
    const call = description.paths[path]![method] as unknown as { requestBody: { content: Record<string, object> } }
    return Object.keys(call.requestBody.content)
  }
  const user = '/api/administration/user/{id}'
  expect(kinds(`${user}/terminate`, 'put')).toEqual(['application/json', 'text/plain'])
  expect(kinds(user, 'put')).toEqual(['application/json'])
})

const isThere = (ref: string): boolean =>
  ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], description) !== undefined

test('every reference in the OpenAPI description points to an existing part', () => {
  expect(refsIn(description)).toContain('#/components/schemas/Problem')
  expect(refsIn(description).filter((ref) => !isThere(ref))).toEqual([])
})

test('the API page for people contains every call and every refusal, and loads nothing from other sites', async () => {
  const { body: page, headers: sent } = await nobody.get('/docs')
  const html = String(page)
  expect(sent['content-type']).toBe('text/html; charset=utf-8')
  for (const [name, { path }] of endpoints) if (!path.startsWith('/demo/')) expect(html).toContain(`<tr id="${name}">`)
  for (const code of Object.keys(problems)) expect(html).toContain(`<tr id="${code}">`)
  expect(html).not.toMatch(/<script|style="|https?:\/\/(?!www\.w3\.org)/)
  expect((await nobody.get('/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8')
})

test('the OpenAPI description contains the calls of the demo only in the demo', async () => {
  expect(JSON.stringify(description)).not.toContain('/demo/')
  expect(JSON.stringify((await demo.nobody.get('/openapi.json')).body)).toContain('/api/demo/session')
  expect(String((await nobody.get('/docs')).body)).not.toContain('/demo/')
  expect(String((await demo.nobody.get('/docs')).body)).toContain('/api/demo/session')
})
