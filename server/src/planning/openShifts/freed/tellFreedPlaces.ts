import { isFreedSoon } from '@uurwerk/domain/planning/openShifts/isFreedSoon'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { Services } from '../../../app/services.ts'
import { readCompany } from '../../../company/companyStore.ts'
import { senderName } from '../../../company/senderName.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { queuePlainMails } from '../../../platform/mail/queueMail.ts'
import { lockChangedNeeds, markFilledSeen, type ChangedNeedRow } from './freedPlaceStore.ts'
import { openShiftInWords } from '../needs.ts'

/**
 * Mails HR about each open shift that lost a planned person less than 24 hours before its start, without name and
 * reason. One transaction stores the mails and the new numbers, so that HR gets no mail twice (rule needs-17).
 */
export async function tellFreedPlaces({ db, clock, settings }: Services): Promise<void> {
  const [now, today] = [clock.now(), clock.today()]
  await inTransaction(db, async (tx) => {
    const changed = await lockChangedNeeds(tx, today)
    if (changed.length === 0) return
    const company = await readCompany(tx)
    const freed = changed.filter((need) => isFreedSoon(need, { start: startOf(need), now }))
    if (company.email !== '' && freed.length > 0)
      await queuePlainMails(
        tx,
        freed.map((need) => ({
          kind: 'claim' as const,
          recipient: company.email,
          subject: `Een plaats is vrijgekomen: ${openShiftInWords(need)}`,
          body: [
            `${openShiftInWords(need)}, ${need.customerName}`,
            `Nog ${need.places - need.filled} van ${need.places} plaatsen open.`,
            `${settings.publicUrl}/admin/openshifts`,
            senderName(company),
          ].join('\n\n'),
          requestedBy: null,
          now,
        })),
      )
    await markFilledSeen(tx, changed)
  })
}

const startOf = ({ day, startMinute, endMinute }: ChangedNeedRow) =>
  shiftTimesOf(day, { start: minuteOfDay(startMinute), end: minuteOfDay(endMinute), break: null }).start
