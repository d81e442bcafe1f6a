import { StartRefusal } from '../startRefusal.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Converts the text of a setting to its value; null for a wrong text. `expected` describes a correct text. */
export type SettingReader<T> = { readonly expected: string; readonly read: (text: string) => T | null }

/** The settings of one start of the server, and all errors in these settings. */
export class SettingList {
  readonly #environment: Environment
  readonly #problems: string[] = []

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** An empty setting is treated as absent. */
  text(name: string): string | null {
    return this.#environment[name]?.trim() || null
  }

  read<T>(name: string, { expected, read }: SettingReader<T>): T | null {
    const text = this.text(name)
    if (text === null) return null
    const value = read(text)
    if (value === null) this.report(`${name} moet ${expected} zijn`)
    return value
  }

  report(problem: string): void {
    this.#problems.push(problem)
  }

  refuseProblems(): void {
    if (this.#problems.length === 0) return
    throw new StartRefusal(
      ['Deze instellingen kloppen niet:', ...this.#problems.map((problem) => `  - ${problem}`)].join('\n'),
    )
  }
}
