import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readComments } from './readComments.mjs'
import { sourcesBelow } from '../sourcesBelow.mjs'

/** Words and phrases that readers of English as a third language did not understand, each with a better phrase. */
export const BANNED = [
  [/\banew\b/i, 'again'],
  [/\bwho(m|so)?ever\b/i, 'name the person: the caller, the user, an employee'],
  [/\bhow-manieth\b/i, 'index, position'],
  [/\bl(et|ets|etting)( \w+){0,2} go\b/i, 'release, remove, expire'],
  [/\b(of|in) the house\b|\bhouse rules?\b|\bour house\b/i, 'default, own, of the company'],
  [/\btells? of\b/i, 'reports'],
  [/\bin the place of\b/i, 'for, instead of'],
  [/\bof (its|their) own accord\b/i, 'automatically'],
  [/\bis for (its|their)\b/i, 'name who does it'],
  [/\bwhat(ever)? stands?\b|\bstands? (there|in it|beside|behind|before)\b/i, 'is, the stored value'],
  [/\bcome(s)? to rest\b/i, 'becomes idle'],
  [/\bhas nothing to say\b|\bis nothing to\b/i, 'does not apply'],
  [/\bonce and for all\b|\bfor good\b(?! reason)/i, 'permanently'],
  [/\blest\b|\bwhence\b|\bhence\b|\bthereof\b|\bwherein\b/i, 'so that, therefore'],
  [/\bgoes without\b|\bgo without\b/i, 'has no'],
  [/\b(a|the) newcomer\b/i, 'a new user, a new developer'],
  [/\bto see it bite\b|\bbites?\b/i, 'fails, applies'],
  [/\bsideways\b/i, 'horizontally'],
  [/\bin silence\b/i, 'without a message'],
  [/\bof ours\b/i, 'our own, of the company'],
  [/\bas (it|they) stands?\b/i, 'unchanged, the current value'],
  [/\bis left to\b/i, 'name who does it'],
  [/\btravels? (in|with)\b/i, 'is sent in, is in the answer'],
  [/\bout(last|live)s?\b/i, 'ends after'],
  [/\bplum\b/i, 'purple'],
  [/\bonce more\b/i, 'again, a second time'],
  [/\bgo(es)? on\b/i, 'continues'],
  [/\bwhatever\b/i, 'any, each, also when'],
  [/\b(is|are|was|were) told\b/i, 'gets a message, reads'],
  [/\b(tak(e|es|en|ing)|took)( [\w’']+){0,3} back\b/i, 'undo, remove, withdraw'],
  [/\b(goes?|went) out\b/i, 'is sent, is paid by the company'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bstays? (away|out)\b/i, 'does not answer, is not restored'],
  [/\ball the same\b/i, 'nevertheless, also then'],
  [/\bneed not\b/i, 'does not have to'],
  [/\bought to\b/i, 'must'],
  [/\ban independent\b(?! calculation)|\bindependents\b/i, 'a self-employed person'],
  [/\bso as to\b|\bby means of\b/i, 'to, with'],
]

/**
 * A pattern that finds the words 'specification' and 'house rule' without the name of a standard. Such words cite a
 * document that is not in the repository. 'UBL specification' is allowed.
 */
const OUTSIDE = /(?<!UBL |OpenAPI |Peppol |CODA )\bspecifications?\b|\bhouse rules?,? §?\d/i

const SCRIPT = /\.(ts|tsx|mjs|css|sql|typ)$|^bin\/[a-z-]+$|^\.ci\/run$/
const ENGLISH_PAGE =
  /^(README\.md|docs\/(?!gids\/|licences\.md).*\.md|docs\/spec-coverage\.tsv|bench\/.*\.md|documents\/README\.md)$/
/** The files that are not checked, because they contain the banned words on purpose. */
const ALLOWED = /^(bin\/steps\/check\/plainEnglish\.mjs|docs\/style\.md|bin\/projectRules\.test\.mjs)$/

const QUOTED = String.raw`(["'\`])((?:\\.|(?!\1).)*)\1`
/** The name of a test, of a group of tests or of a step of a test. */
const TITLE = new RegExp(String.raw`\b(?:test|it|describe)(?:\.\w+(?:\([^\n]*?\))?)*\(\s*${QUOTED}`, 'g')
/** The name of a case: the first value of a row in a table of cases. */
const CASE = new RegExp(String.raw`(?<=(?:^|\[)\s*\[\s*)${QUOTED},`, 'gm')
/** The message of an `expect`: the last argument before the matcher. */
const MESSAGE = new RegExp(String.raw`,\s*${QUOTED},?\s*\)\s*\.(?:not\.|resolves\.|rejects\.)*to[A-Z]`, 'g')

/** Every comment, test name, message of a test and line of a document that uses a banned word or phrase. */
export function findUnclearEnglish(folder) {
  return sourcesBelow(folder)
    .filter((file) => (SCRIPT.test(file) || ENGLISH_PAGE.test(file)) && !ALLOWED.test(file))
    .flatMap((file) => {
      const source = readFileSync(path.join(folder, file), 'utf8')
      return sentencesOf(source, file).flatMap(({ text, line }) =>
        faultsOf(text).map((fault) => `${file}:${line} ${fault}`),
      )
    })
}

export function faultsOf(text) {
  const banned = BANNED.filter(([form]) => form.test(text)).map(
    ([form, instead]) => `"${form.exec(text)[0]}": write ${instead}`,
  )
  return OUTSIDE.test(text) ? [...banned, `"${OUTSIDE.exec(text)[0]}": cite a rule of docs/rules`] : banned
}

function sentencesOf(source, file) {
  if (ENGLISH_PAGE.test(file)) return source.split('\n').map((text, index) => ({ text, line: index + 1 }))
  const isTest = /\.(test|spec)\.(ts|tsx|mjs)$|^e2e\/.*\.ts$/.test(file)
  const texts = (isTest ? [TITLE, CASE, MESSAGE] : []).flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ 2: text, index }) => ({
      text,
      line: source.slice(0, index).split('\n').length,
    })),
  )
  return [...readComments(source, file), ...texts]
}
