import { DocumentFault } from '../../platform/documents/documentFault.ts'
import { printTrialPage } from '../../platform/documents/rendering/renderDocument.ts'
import { pingSmtp } from '../../platform/mail/pingSmtp.ts'
import { tryPeppol } from './checks/checkPeppol.ts'
import { examination } from './examineInstallation.ts'
import type { ExamineContext, CheckResult } from './facts/checkResult.ts'

/**
 * The checks that run only on request, because they make a document, and call the mail server and Peppol (rule
 * doctor-3).
 */
export const tryInstallation = (context: ExamineContext) =>
  examination(context, { mail: tryMail, peppol: tryPeppol, documents: tryDocuments })

async function tryMail({ services: { settings } }: ExamineContext): Promise<CheckResult> {
  if (settings.smtpUrl === null)
    return settings.demo
      ? { summary: 'Demo: mails staan op /demo/mail', found: [] }
      : { summary: 'Geen mailserver', found: [{ code: 'smtp_unset' }] }
  const reason = await pingSmtp(settings.smtpUrl)
  return reason === null
    ? { summary: 'De mailserver laat ons binnen', found: [] }
    : { summary: 'De mailserver laat ons niet binnen', found: [{ code: 'smtp_unreachable', reason }] }
}

async function tryDocuments(): Promise<CheckResult> {
  const startedAt = performance.now()
  try {
    const { byteLength } = await printTrialPage()
    const took = Math.round(performance.now() - startedAt)
    return { summary: `Proefdocument van ${byteLength} bytes in ${took} ms`, found: [] }
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error
    return { summary: 'Geen proefdocument', found: [{ code: 'documents_fail' }] }
  }
}
