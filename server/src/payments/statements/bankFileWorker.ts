import { parentPort, workerData } from 'node:worker_threads'
import { splitStatements, type BankFilePart } from './bankFileParts.ts'
import { parseBankFile } from './parseBankFile.ts'

const { file } = workerData as { readonly file: string | Uint8Array }
const parts: readonly BankFilePart[] = splitStatements(parseBankFile(file))
let sent = 0

parentPort?.on('message', () => parentPort?.postMessage(parts[sent++], []))
