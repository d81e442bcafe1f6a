import type { Download, Endpoint } from '@uurwerk/contract/endpoint'
import type { z } from 'zod'
import { showError } from '../../notices.ts'
import { endsSession, isFromServer, NoAnswer, sentenceOfError } from '../apiProblem.ts'
import type { AnyInput, InputArgument } from '@uurwerk/contract/callInput'
import { actAsContact } from './asContact.ts'
import { fileNameIn } from './fileNameIn.ts'
import { saveFile } from './saveFile.ts'
import { send } from './send.ts'

type FileEndpoint = Endpoint<string, z.ZodType, z.ZodType, Download>

/** The server gives the file name. When the download fails, the red banner shows the reason (rule screens-21). */
export async function download<E extends FileEndpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<void> {
  try {
    await saveAnswer(endpoint, input ?? {})
  } catch (error) {
    if (isFromServer(error) && !endsSession(error)) showError(sentenceOfError(error))
    throw error
  }
}

/**
 * Saves a file. The caller shows a failure. When another contact person signs in before the file arrives, the file is
 * not saved.
 */
export function saveAnswer(endpoint: FileEndpoint, input: AnyInput): Promise<void> {
  const save = async (assertWanted?: () => void) => {
    const response = await send(endpoint, input)
    const content = await contentOf(response)
    assertWanted?.()
    saveFile(content, fileNameIn(response.headers.get('content-disposition')) ?? 'uurwerk')
  }
  return endpoint.access === 'contact' ? actAsContact(endpoint, save) : save()
}

async function contentOf(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch (cause) {
    throw new NoAnswer('unreachable', { cause })
  }
}
