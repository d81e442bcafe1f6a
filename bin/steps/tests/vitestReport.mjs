import { readFileSync, writeFileSync } from 'node:fs'
import { JsonReporter } from 'vitest/node'

/**
 * A reporter that adds the errors outside all tests to the JSON report of Vitest. Vitest does not write these errors.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export.
export default class VitestReport extends JsonReporter {
  async onTestRunEnd(testModules, unhandledErrors) {
    await super.onTestRunEnd(testModules)
    const file = this.ctx.config.outputFile.json
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const errors = unhandledErrors.map(({ stack, message }) => stack ?? message)
    writeFileSync(file, JSON.stringify({ ...report, unhandledErrors: errors }))
  }
}
