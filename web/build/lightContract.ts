import { readFileSync } from 'node:fs'
import type { ESTree, Plugin } from 'vite'
import { parseSync, Visitor } from 'vite'

const CONTRACT = /[\\/](contract|domain)[\\/]src[\\/].*\.ts$/
/**
 * The properties of an endpoint that only the server uses. The browser needs only the URL of an endpoint and the way to
 * send a request.
 */
const OF_THE_SERVER = new Set([
  'query',
  'body',
  'summary',
  'problems',
  'status',
  'secret',
  'takesAnyBody',
  'isBackground',
])

/**
 * The suffix that marks the second module of a contract file. This second module contains everything that is not an
 * endpoint.
 */
const SCHEMAS = '?schemas'

type Edit = { readonly at: number; readonly until: number; readonly text: string }

/**
 * Removes the schemas of endpoints from the web app, so that the bundler can remove every schema that no form uses.
 * Otherwise, the sign-in page would load Zod and the schemas of all endpoints. The endpoints and the schemas of a
 * contract module become two modules, so that a page that only calls endpoints does not load the schemas of forms.
 */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\?schemas$/ },
    handler: (id) => ({ id, moduleSideEffects: false }),
  },
  load: {
    filter: { id: /\?schemas$/ },
    handler: (id) => {
      const file = id.slice(0, -SCHEMAS.length)
      const parts = partsOf(readFileSync(file, 'utf8'), file)
      return { code: lightened(parts?.schemas ?? '', file), moduleType: 'ts', map: null }
    },
  },
  transform: {
    filter: { id: CONTRACT },
    handler: (code, file) => ({ code: lightened(partsOf(code, file)?.endpoints ?? code, file), map: null }),
  },
})

type Parts = { readonly endpoints: string; readonly schemas: string }

/**
 * Divides a contract module into two parts: its endpoints, and its other statements. Returns null when one of the two
 * parts is empty. Also returns null when one part uses a name from the other part in code that the browser needs.
 */
export function partsOf(code: string, file: string): Parts | null {
  const { body } = parseSync(file, code).program
  const [endpoints, others] = [body.filter(isEndpoint), body.filter((each) => !isEndpoint(each) && !isImport(each))]
  const exported = others.flatMap(exportedValues)
  if (endpoints.length === 0 || exported.length === 0) return null
  const textOf = (statements: readonly ESTree.Node[]) =>
    statements.map(({ start, end }) => code.slice(start, end)).join('\n')
  const imports = textOf(body.filter(isImport))
  const parts = { endpoints: `${imports}\n${textOf(endpoints)}`, schemas: `${imports}\n${textOf(others)}` }
  const light = lightened(textOf(endpoints), file)
  const used = [
    ...names(light, file).filter((name) => others.flatMap(declaredNames).includes(name)),
    ...names(textOf(others), file).filter((name) => endpoints.flatMap(declaredNames).includes(name)),
  ]
  if (used.length > 0) return null
  return { ...parts, endpoints: `${parts.endpoints}\nexport { ${exported.join(', ')} } from '${file}${SCHEMAS}'` }
}

/** The names of variables that a piece of code uses, without the names of properties. */
function names(code: string, file: string): string[] {
  const properties = new Set<number>()
  const found: { readonly name: string; readonly start: number }[] = []
  new Visitor({
    Property: ({ key, computed, shorthand }) => void (!computed && !shorthand && properties.add(key.start)),
    MemberExpression: ({ property, computed }) => void (!computed && properties.add(property.start)),
    Identifier: (name) => void found.push(name),
  }).visit(parseSync(file, code).program)
  return found.filter(({ start }) => !properties.has(start)).map(({ name }) => name)
}

const isImport = ({ type }: ESTree.Node): boolean => type === 'ImportDeclaration'

const isEndpoint = (statement: ESTree.Statement): boolean =>
  constantsOf(statement).some(({ init }) => init?.type === 'CallExpression' && describesEndpoint(init))

/** True for a call such as `endpoint.get('/people', { … })`. */
const describesEndpoint = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && callee.object.name === 'endpoint'

function constantsOf(statement: ESTree.Statement): readonly ESTree.VariableDeclarator[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? declared.declarations : []
}

/** The names of the constants and functions that a statement declares. */
function declaredNames(statement: ESTree.Statement): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'FunctionDeclaration') return declared.id === null ? [] : [declared.id.name]
  return constantsOf(statement).flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

const exportedValues = (statement: ESTree.Statement): string[] =>
  statement.type === 'ExportNamedDeclaration' ? declaredNames(statement) : []

/** The code of a contract module without the parts that only the server uses. */
export function lightened(code: string, file: string): string {
  const { program } = parseSync(file, code)
  const edits = [...wrappedConstants(program), ...fieldsOfTheServer(program)]
  return edits
    .sort((one, other) => other.at - one.at || other.until - one.until)
    .reduce((text, { at, until, text: replacement }) => text.slice(0, at) + replacement + text.slice(until), code)
}

/**
 * Marks the value of each computed constant as free of side effects. The bundler can then remove the constant when no
 * code uses it.
 */
function wrappedConstants(program: ESTree.Program): Edit[] {
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return []
    return declared.declarations.flatMap(({ init }) => {
      if (init === null || !computes(init)) return []
      return [
        { at: init.start, until: init.start, text: '/* @__PURE__ */ (() => (' },
        { at: init.end, until: init.end, text: '))()' },
      ]
    })
  })
}

const PLAIN = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'Literal', 'Identifier', 'TemplateLiteral'])

const computes = (value: ESTree.Expression): boolean => !PLAIN.has(value.type)

function fieldsOfTheServer(program: ESTree.Program): Edit[] {
  const edits: Edit[] = []
  new Visitor({
    CallExpression(call) {
      const value = call.arguments[1]
      if (!describesEndpoint(call) || value?.type !== 'ObjectExpression') return
      for (const [index, property] of value.properties.entries()) {
        const until = value.properties[index + 1]?.start ?? value.end - 1
        if (isOfTheServer(property)) edits.push({ at: property.start, until, text: '' })
      }
    },
  }).visit(program)
  return edits
}

/**
 * True when only the server uses a property of an endpoint. The build keeps the property `download`, because the
 * browser waits longer for a file than for another answer. The build also keeps the property `access` with the value
 * 'open' or 'contact', because the browser sends no session, or the session of a contact, with such a call.
 */
function isOfTheServer(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return false
  const { value } = property
  const { name } = property.key
  if (name === 'response') return value.type !== 'ObjectExpression'
  if (name === 'access') return value.type === 'Literal' && value.value !== 'open' && value.value !== 'contact'
  return OF_THE_SERVER.has(name)
}
