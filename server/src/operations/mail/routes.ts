import * as calls from '@uurwerk/contract/operations/mail/mail'
import { formatInstant } from '@uurwerk/domain/time/instant'
import { PLACE_OF_LINK } from '../../customers/confirmedEmails/confirmLetter.ts'
import { contentTypeOf } from '../../platform/documents/contentTypeOf.ts'
import { actionLinks, action } from '../../app/actionLinks.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { openRoute, type Route } from '../../platform/http/route.ts'
import { readDemoAttachment, listDemoMails } from './mailboxStore.ts'

/** The routes of the demo's mailbox. Only the demo has these routes. */
export const demoMailRoutes: readonly Route[] = [
  openRoute(calls.demoMails, async ({ db, services }) => {
    const mails = await listDemoMails(db)
    return {
      origin: services.settings.publicUrl,
      _embedded: {
        demoMailList: mails.map(({ id, requestedAt, attachments, ...mail }) => ({
          id,
          ...mail,
          body: mail.body.replace(PLACE_OF_LINK, '(deze link staat alleen in de verstuurde mail)'),
          requestedAt: formatInstant(requestedAt),
          attachments: attachments.map(({ id: documentId, fileName }) => ({
            fileName,
            _links: actionLinks([action(calls.demoAttachment, { id, documentId }, null)]),
          })),
        })),
      },
    }
  }),
  openRoute(calls.demoAttachment, async ({ db }, { params: { id, documentId } }) => {
    const attachment = orNotFound(await readDemoAttachment(db, id, documentId))
    return new FileAnswer({ ...attachment, contentType: contentTypeOf(attachment.kind) })
  }),
]
