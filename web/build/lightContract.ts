import type { ESTree, Plugin } from 'vite'
import { parseSync, Visitor } from 'vite'

const CONTRACT = /[\\/](contract|domain)[\\/]src[\\/].*\.ts$/
/**
 * The properties of an endpoint that only the server uses. The browser needs only the URL of an endpoint and the way to
 * send a request.
 */
const OF_THE_SERVER = new Set(['query', 'body', 'summary', 'problems', 'status'])

type Edit = { readonly at: number; readonly until: number; readonly text: string }

/**
 * Removes the schemas of endpoints from the web app, and lets the bundler remove every other schema that no form uses.
 * Otherwise, the sign-in page would load Zod and the schemas of all endpoints.
 */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  enforce: 'pre',
  transform: {
    filter: { id: CONTRACT },
    handler: (code, file) => ({ code: lightened(code, file), map: null }),
  },
})

/** The code of a contract module without the parts that only the server uses. */
export function lightened(code: string, file: string): string {
  const { program } = parseSync(file, code)
  const edits = [...wrappedConstants(program), ...fieldsOfTheServer(program)]
  return edits
    .sort((one, other) => other.at - one.at || other.until - one.until)
    .reduce((text, { at, until, text: replacement }) => text.slice(0, at) + replacement + text.slice(until), code)
}

/** The bundler removes an unused constant only when it knows that computing the value has no side effect. */
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
    CallExpression({ callee, arguments: [value] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || value?.type !== 'ObjectExpression') return
      for (const [index, property] of value.properties.entries()) {
        const until = value.properties[index + 1]?.start ?? value.end - 1
        if (isOfTheServer(property)) edits.push({ at: property.start, until, text: '' })
      }
    },
  }).visit(program)
  return edits
}

/**
 * Whether only the server uses a property of an endpoint. The browser keeps `download`, because a file has a longer
 * timeout.
 */
function isOfTheServer(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return false
  const { name } = property.key
  return OF_THE_SERVER.has(name) || (name === 'response' && property.value.type !== 'ObjectExpression')
}
