import path from 'node:path'
import type {
  Expression,
  Identifier,
  Node,
  SourceFile,
  TemplateExpression,
  TemplateLiteral,
  TypeNode,
} from 'typescript/unstable/ast'
import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API, SymbolFlags, type Project, type Type } from 'typescript/unstable/sync'
import type { Shape } from './shape.ts'
import { shapeReader } from './shapeReader.ts'

/** A place in the code that gives the row type of an SQL statement. */
export type DeclaredRow = {
  /** The file and the line of the code that states the row type. */
  readonly at: string
  /**
   * How the statement is recognised: a prepared statement by its name, any other statement by the fixed parts of its
   * text, between which the code inserts values and fragments. When the code also inserts text into a name, the fixed
   * parts of the name are stored.
   */
  readonly statement: string | readonly string[]
  readonly row: Shape
}

const SERVER = path.resolve(import.meta.dirname, '../../..')
/**
 * The TypeScript project of the server. It also contains `contract` and `resilience`, so that the linter reads their
 * types only once.
 */
const CONFIG = path.join(SERVER, '../tsconfig.json')
/**
 * Finds the files that can have a row type, with a fast search in their text. Most files have none, and parsing a file
 * takes long.
 */
const STATES_A_ROW = /\b(sql|prepared|executeQuery|query)</
const NOT_OF_THE_PRODUCT = /\.test\.ts$|\/src\/testing\//

/** Reads the row types of all SQL statements of the server, with the TypeScript compiler. */
export function declaredRows(): DeclaredRow[] {
  const api = new API({ cwd: SERVER })
  try {
    const project = api.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG)
    if (project === undefined) throw new Error(`TypeScript found no project at ${CONFIG}`)
    const shapeOf = shapeReader(project.checker)
    return project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(path.join(SERVER, 'src')) && !NOT_OF_THE_PRODUCT.test(name))
      .map((name) => project.program.getSourceFile(name)!)
      .filter(({ text }) => STATES_A_ROW.test(text))
      .flatMap((file) => rowsOf(project, file).map(({ type, ...row }) => ({ ...row, row: shapeOf(type) })))
  } finally {
    api.close()
  }
}

type Stated = Omit<DeclaredRow, 'row'> & { readonly type: Type }

function rowsOf(project: Project, file: SourceFile): Stated[] {
  return nodesOf(file).flatMap((node) => {
    const row = rowTypeAt(node)
    const type = row && project.checker.getTypeFromTypeNode(row)
    // When the row type is a type parameter, another place in the code gives the real type.
    if (!type || type.isTypeParameter()) return []
    const at = `${path.relative(SERVER, file.fileName)}:${file.text.slice(0, row.end).split('\n').length}`
    const statement = statementAt(project, node)
    if (statement === null) throw new Error(`the statement at ${at} cannot be read`)
    return [{ at, statement, type }]
  })
}

const nodesOf = (node: Node): Node[] => {
  const nodes = [node]
  node.forEachChild((child) => void nodes.push(...nodesOf(child)))
  return nodes
}

/** The row type `Row` in sql<Row>`…`, prepared<Row, …>(name, text), executeQuery<Row>(…) or query<Row>(text). */
function rowTypeAt(node: Node): TypeNode | null {
  if (isTaggedTemplateExpression(node)) return (isStatement(node.template) && node.typeArguments?.[0]) || null
  const isQuery = isCallExpression(node) && ['prepared', 'executeQuery', 'query'].includes(calleeOf(node.expression))
  return (isQuery && node.typeArguments?.[0]) || null
}

function statementAt(project: Project, node: Node): DeclaredRow['statement'] | null {
  if (isTaggedTemplateExpression(node)) return partsOfTemplate(node.template)
  const text = isCallExpression(node) ? node.arguments[0] : undefined
  if (text === undefined) return null
  const isNamed = isCallExpression(node) && calleeOf(node.expression) === 'prepared' && isStringLiteral(text)
  return isNamed ? text.text : partsOf(project, text)
}

const calleeOf = (callee: Expression): string =>
  isPropertyAccessExpression(callee) ? callee.name.text : isIdentifier(callee) ? callee.text : ''

/** False for a template that is only a fragment of a statement. A fragment returns no rows. */
const isStatement = (template: TemplateLiteral): boolean =>
  /^\s*(select|with|insert|update|delete)\b/.test(partsOfTemplate(template)[0]!)

const partsOfTemplate = (template: TemplateLiteral): readonly string[] =>
  isTemplateExpression(template)
    ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
    : [template.text]

/**
 * The fixed parts of an SQL text, between which the code inserts values. When the code inserts a constant, its text
 * belongs to a fixed part.
 */
function partsOf(project: Project, text: Expression): readonly string[] | null {
  if (isNoSubstitutionTemplateLiteral(text)) return [text.text]
  if (isTemplateExpression(text)) return partsWithConstants(project, text)
  if (isStringLiteral(text)) return [text.text]
  if (isCallExpression(text) && calleeOf(text.expression) === 'raw') return partsOf(project, text.arguments[0]!)
  if (!isIdentifier(text)) return null
  const constant = constantOf(project, text)
  return constant === null ? null : partsOf(project, constant)
}

function partsWithConstants(project: Project, { head, templateSpans }: TemplateExpression): readonly string[] {
  const parts = [head.text]
  for (const { expression, literal } of templateSpans) {
    const [first = '', ...others] = (isIdentifier(expression) ? partsOf(project, expression) : null) ?? ['', '']
    parts.push(`${parts.pop()}${first}`, ...others)
    parts.push(`${parts.pop()}${literal.text}`)
  }
  return parts
}

function constantOf(project: Project, name: Identifier): Expression | null {
  const { checker } = project
  const symbol = checker.getSymbolAtLocation(name)!
  const { valueDeclaration } = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declaration = valueDeclaration?.resolve(project)
  return declaration !== undefined && isVariableDeclaration(declaration) ? (declaration.initializer ?? null) : null
}
