import type { Download, Endpoint } from '@uurwerk/contract/endpoint'
import type { z } from 'zod'
import { showError } from '../../notices.ts'
import { endsSession, isFromServer, NoAnswer, sentenceOfError } from '../apiProblem.ts'
import type { AnyInput, InputArgument } from '@uurwerk/contract/callInput'
import { fileNameIn } from './fileNameIn.ts'
import { saveFile } from './saveFile.ts'
import { send, type SendOptions } from './send.ts'

type FileEndpoint = Endpoint<string, z.ZodType, z.ZodType, Download>

/**
 * Downloads a file and saves it under the file name that the server gives. When the download fails, the red banner
 * shows the reason, and the user can press the button again (rule screens-21).
 */
export async function download<E extends FileEndpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<void> {
  try {
    await saveAnswer(endpoint, input ?? {})
  } catch (error) {
    if (isFromServer(error) && !endsSession(error)) showError(sentenceOfError(error))
    throw error
  }
}

/** Downloads a file and saves it. The caller shows the reason when the download fails. */
export async function saveAnswer(endpoint: FileEndpoint, input: AnyInput, options: SendOptions = {}): Promise<void> {
  const response = await send(endpoint, input, options)
  saveFile(await contentOf(response), fileNameIn(response.headers.get('content-disposition')) ?? 'uurwerk')
}

async function contentOf(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch (cause) {
    throw new NoAnswer('unreachable', { cause })
  }
}
