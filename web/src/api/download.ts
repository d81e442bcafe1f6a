import type { Download, Endpoint } from '@uurwerk/contract/endpoint'
import type { z } from 'zod'
import type { InputArgument } from './callInput.ts'
import { fileNameIn } from './fileNameIn.ts'
import { saveFile } from './saveFile.ts'
import { send } from './send.ts'

type FileEndpoint = Endpoint<string, z.ZodType, z.ZodType, Download>

/** Fetches a file and saves it under the name that the server gives it. */
export async function download<E extends FileEndpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<void> {
  const response = await send(endpoint, input ?? {})
  saveFile(await response.blob(), fileNameIn(response.headers.get('content-disposition')) ?? 'uurwerk')
}
