import { mailedAfter } from './endedDelivery.ts'

export const DELIVERIES = `
  (select coalesce(json_agg(json_build_object('id', d.id, 'creditNoteId', d.credit_note_id, 'receiver', d.receiver,
      'state', d.state, 'mayHaveLeft', d.step_began_at is not null or d.step = 'check', 'detail', d.detail, 'contradicted', d.contradicted,
      'requestedAt', extract(epoch from d.requested_at)::int8, 'sentAt', extract(epoch from d.sent_at)::int8,
      'deliveredAt', extract(epoch from d.delivered_at)::int8,
      'mailedAfterwards', ${mailedAfter('d')}, 'events',
      (select coalesce(json_agg(json_build_object('at', extract(epoch from e.at)::int8, 'kind', e.kind,
          'detail', e.detail) order by e.at desc, e.place desc), '[]')
       from (
         select v.at, v.kind, v.detail, v.id as place from peppol_events v where v.delivery_id = d.id
         union all
         select t.at, t.step || ' ' || t.result, t.detail, t.id from peppol_attempts t where t.delivery_id = d.id) e))
      order by d.id desc), '[]')
   from peppol_deliveries d
   where d.invoice_id = i.id)`
