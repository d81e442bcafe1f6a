import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Runs on any Node from 18 on: what the project brings along may not be there yet.

export const projectFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export const inProject = (...names) => path.join(projectFolder, ...names)

export const say = (text) => console.log(text)

/** Ends with one sentence for the person at the terminal. */
export function giveUp(text) {
  console.error(text)
  process.exit(1)
}
