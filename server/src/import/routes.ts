import { importExport, importFile, importStates, importTemplate } from '@uurwerk/contract/import/import'
import { importActs, undoImport as undoCall } from '@uurwerk/contract/import/importActs'
import { IMPORT_KINDS } from '@uurwerk/contract/import/importColumn'
import { cancelImport, importRuns } from '@uurwerk/contract/import/importRuns'
import {
  answerImportQuestion,
  correctImportCell,
  rememberHeader as rememberCall,
} from '@uurwerk/contract/import/importInterpretations'
import { readFromStandby } from '../app/readFromStandby.ts'
import { readRoute, writeRoute, type Route } from '../platform/http/route.ts'
import { readImportActs, undoImport } from './acts/undoImport.ts'
import { exportFile } from './exports/exportFile.ts'
import { importFile as runImport } from './importFile.ts'
import { importTemplate as template } from './importTemplate.ts'
import { cancelImportRun, readImportRuns } from './runs.ts'
import { countStored } from './importStateStore.ts'
import { answerQuestion, correctCell, rememberHeader } from './interpretations/changeInterpretation.ts'

export const importRoutes: readonly Route[] = [
  readRoute(importStates, async ({ db }) => {
    const standing = await countStored(db)
    return { _embedded: { importStateDtoList: IMPORT_KINDS.map((kind) => ({ kind, standing: standing[kind] })) } }
  }),
  readRoute(importRuns, readImportRuns),
  writeRoute(cancelImport, (context, { params }) => cancelImportRun(context, params.id)),
  writeRoute(rememberCall, (context, { params, body }) => rememberHeader(context, params.kind, body)),
  writeRoute(answerImportQuestion, (context, { params, body }) => answerQuestion(context, params.kind, body)),
  writeRoute(correctImportCell, (context, { params, body }) => correctCell(context, params.kind, body)),
  readRoute(importActs, readImportActs),
  writeRoute(undoCall, (context, { params }) => undoImport(context, params.id)),
  readRoute(importTemplate, (_reading, { params }) => Promise.resolve(template(params.kind))),
  readRoute(importExport, (context, { params }) => readFromStandby(context, (db) => exportFile(db, params.kind))),
  writeRoute(importFile, (context, { params, query, body }) =>
    runImport(context, {
      kind: params.kind,
      preview: query.preview,
      fileName: query.fileName,
      csv: body.csv,
    }),
  ),
]
