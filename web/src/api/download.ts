import type { Download, Endpoint } from '@uurwerk/contract/endpoint'
import type { z } from 'zod'
import { showError } from '../notices/notices.ts'
import { endsSession, isFromServer, NoAnswer, sentenceOfError } from './apiProblem.ts'
import type { InputArgument } from './callInput.ts'
import { fileNameIn } from './fileNameIn.ts'
import { saveFile } from './saveFile.ts'
import { send } from './send.ts'

type FileEndpoint = Endpoint<string, z.ZodType, z.ZodType, Download>

/** Fetches a file and saves it under the name that the server gives it; why that failed is read in the red banner. */
export async function download<E extends FileEndpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<void> {
  try {
    const response = await send(endpoint, input ?? {})
    saveFile(await contentOf(response), fileNameIn(response.headers.get('content-disposition')) ?? 'uurwerk')
  } catch (error) {
    if (isFromServer(error) && !endsSession(error)) showError(sentenceOfError(error))
    throw error
  }
}

async function contentOf(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch (cause) {
    throw new NoAnswer('unreachable', { cause })
  }
}
