import { problems } from '@uurwerk/contract/problems'
import { addSentences } from './sentenceHere.ts'

/** Adds the sentences of all refusals. */
export const addAllSentences = (): void => addSentences(problems)
