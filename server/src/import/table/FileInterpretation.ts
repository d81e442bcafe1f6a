import type { ImportMeaning, ImportQuestion } from '@uurwerk/contract/import/import'
import type { ImportColumn } from '@uurwerk/contract/import/importColumn'
import type { Answers, Correction } from '../interpretations/interpretationStore.ts'

type Unclear = Pick<ImportQuestion, 'example' | 'meanings'>

/**
 * HR's choices about a file, and the values that can have two meanings, so that the import asks one question for each
 * column (rule import-38).
 */
export class FileInterpretation {
  readonly #answers: Answers
  readonly #corrections: ReadonlyMap<string, string>
  readonly #questions = new Map<string, ImportQuestion>()
  #corrected = 0

  constructor(answers: Answers, corrections: readonly Correction[]) {
    this.#answers = answers
    this.#corrections = new Map(corrections.map(({ row, path, value }) => [keyOf(row, path), value]))
  }

  /** The text of a cell: HR's corrected text, otherwise the text in the file. */
  textOf(row: number, { path }: ImportColumn, text: string): string {
    const corrected = this.#corrections.get(keyOf(row, path))
    if (corrected === undefined) return text
    this.#corrected += 1
    return corrected
  }

  /** HR's answer about the meaning of the values in a column; null when HR has not answered. */
  answerTo({ path, header }: ImportColumn, { example, meanings }: Unclear): ImportMeaning | null {
    const answer = this.#answers[path] ?? null
    const known = this.#questions.get(path)
    const question = known ?? { path, column: header, count: 0, example, meanings, answer }
    this.#questions.set(path, { ...question, count: question.count + 1 })
    return meanings.some(({ meaning }) => meaning === answer) ? answer : null
  }

  /** HR's answer for all values of a column, also for values that have only one meaning. */
  answerOf({ path }: ImportColumn): ImportMeaning | null {
    return this.#answers[path] ?? null
  }

  get questions(): readonly ImportQuestion[] {
    return [...this.#questions.values()]
  }

  get corrected(): number {
    return this.#corrected
  }
}

const keyOf = (row: number, path: string): string => `${row} ${path}`
