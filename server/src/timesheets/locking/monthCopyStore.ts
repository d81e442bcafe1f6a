import { ABSENCE_JSON } from '../../absences/absenceStore.ts'
import { SHIFT_COLUMNS } from '../../planning/shifts/shiftStore.ts'

type Placeholders = { readonly contractIds: string; readonly firstDay: string; readonly lastDay: string }

/**
 * The end of an SQL statement, beginning with its `from`. The statement can select `shift.copies` and `absence.copies`:
 * the shifts of contract `c` and the absences of the person in the month, as jsonb, or null when there are none.
 */
export const monthCopiesFrom = ({ contractIds, firstDay, lastDay }: Placeholders): string => `
  from contracts c
  left join (
    select m."contractId" as contract_id, jsonb_agg(to_jsonb(m) order by m.start) as copies
    from (
      select ${SHIFT_COLUMNS}
      from shifts s
      left join shift_types t on t.id = s.shift_type_id
      where s.contract_id = any(${contractIds}) and s.start_on between ${firstDay} and ${lastDay} and s.closed_at is null
    ) m
    group by m."contractId"
  ) shift on shift.contract_id = c.id
  left join (
    select a.person_id, jsonb_agg(${ABSENCE_JSON} order by a.day_on, a.id) as copies
    from absences a
    where a.person_id in (select o.person_id from contracts o where o.id = any(${contractIds}))
      and a.day_on between ${firstDay} and ${lastDay} and a.closed_at is null
    group by a.person_id
  ) absence on absence.person_id = c.person_id
  where c.id = any(${contractIds})`
