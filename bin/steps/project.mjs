import path from 'node:path'
import { fileURLToPath } from 'node:url'

// The file works with every Node from version 18 on, because the project's own Node may not be installed yet.

export const projectFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export const inProject = (...names) => path.join(projectFolder, ...names)

export const say = (text) => console.log(text)

/** Ends the process with one sentence on the terminal. */
export function giveUp(text) {
  console.error(text)
  process.exit(1)
}
