import { addMonths, firstDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { parts } from './cast.ts'

type Content = readonly [content: string, from: string]

const CONTENTS: readonly Content[] = [
  ['a concept', 'invoices where number is null'],
  ['a mailed invoice', 'mails'],
  ['a credit note', 'credit_notes'],
  ['a cost beside the shifts', 'invoice_costs'],
  ['an address that is not confirmed', 'confirmed_emails where confirmed_at is null'],
  ['a call-out', 'shifts where callout is not null'],
  ['an interrupted shift', 'shifts where interrupted'],
  ['a shift that HR corrected', 'shifts where edited_by_admin'],
  ['a month reopened with a reason', `timesheet_reopenings where reason = 'Nachtshift vergeten'`],
  ['a night over a month’s end', `shifts where date_trunc('month', start_at) <> date_trunc('month', end_at)`],
  ['a half day of vacation', `absences where category = 'VACATION' and not full_day`],
  [
    'a long sickness',
    `prolonged_sick_leaves l join people p on p.id = l.person_id where p.email = '${parts.illForLong}'`,
  ],
  [
    'one sickness that is over beside one that continues',
    `people p where p.email = '${parts.illForLong}' and
        (select count(*) = 2 and count(l.end_on) = 1 from prolonged_sick_leaves l where l.person_id = p.id)`,
  ],
  [
    'a part-time history of three rows',
    `people p where p.email = '${parts.worksMore}' and (select count(*) = 3 from part_time_records r where r.person_id = p.id)`,
  ],
  ['a subdivision with hours of its own', `customers where parent_id is not null and evening_minute <> 1140`],
  ['a customer out of use', 'customers where not active'],
  ['somebody who left', 'people where employment_end_on is not null'],
  ['an employee without a number', `people where kind = 'employee' and employee_number is null`],
  [
    'a month that a customer signed',
    `customer_signatures s join contracts c on c.id = s.contract_id join people p on p.id = c.person_id
       join timesheet_confirmations f on f.contract_id = c.id and f.month_on = s.month_on where p.email = '${parts.signed}'`,
  ],
  [
    'a month that a customer disputed, without an invoice',
    `line_judgements j join contracts c on c.id = j.contract_id join people p on p.id = c.person_id
       where p.email = '${parts.disputed}' and j.sent_at is not null
         and not exists (select from invoices i where i.contract_id = c.id and i.month_on = j.month_on)`,
  ],
  ['a recup bonus', 'recup_bonuses'],
  ['a correction of recup', 'recup_corrections'],
  ['a holiday of the company’s own', 'extra_holidays'],
  ['a pay code in a colour of its own', `pay_codes where color = '#6B4FA0'`],
  [
    'a change of percentage',
    `part_time_records r join people p on p.id = r.person_id where p.email = '${parts.worksMore}' and r.start_on > p.employment_start_on`,
  ],
  [
    'a change of rate',
    `orders o join contracts c on c.id = o.contract_id join people p on p.id = c.person_id where p.email = '${parts.dearer}' and o.start_on > c.start_on`,
  ],
]

/** The kinds of data that the demo must contain. Each has its name, and the SQL after `from` that selects its rows. */
export const contentsOf = (lastMonth: YearMonth): readonly Content[] => [
  ...CONTENTS,
  ['a contract that has yet to begin', `contracts where start_on >= '${firstDayOf(addMonths(lastMonth, 2))}'`],
  [
    'a confirmed month that waits for the contact of its customer',
    `timesheet_confirmations f join contracts c on c.id = f.contract_id
       join customers k on k.id = c.customer_id join customer_contacts t on t.customer_id = k.parent_id
       where f.month_on = '${firstDayOf(lastMonth)}'
         and not exists (select from customer_signatures s where s.contract_id = c.id)
         and not exists (select from line_judgements j where j.contract_id = c.id)
         and not exists (select from invoices i where i.contract_id = c.id and i.month_on = f.month_on)`,
  ],
]
