import { problems } from '@uurwerk/contract/problems'
import { addSentences } from './sentenceHere.ts'

export const addAllSentences = (): void => addSentences(problems)
