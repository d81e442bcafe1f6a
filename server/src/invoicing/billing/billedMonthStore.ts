import type { CustomerBilling } from '@uurwerk/contract/invoicing/invoice'
import type { BonusRates } from '@uurwerk/domain/customers/bonusRates'
import type { CustomerApproval } from '@uurwerk/domain/customers/contacts/customerApproval'
import type { CustomerHours } from '@uurwerk/domain/customers/customerHours'
import type { PricedOrder } from '@uurwerk/domain/invoicing/lines/invoiceLinesOf'
import type { OwnExemption, VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { Day } from '@uurwerk/domain/time/day'
import type { DayPeriod } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf } from '@uurwerk/domain/time/yearMonth'
import type { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { timedShiftJson, type TimedShiftRow } from '../../planning/shifts/shiftStore.ts'
import type { ContractMonthKey } from '../../timesheets/freeCosts/contractMonthKey.ts'
import { freeCostsJson, type FreeCostRow } from '../../timesheets/freeCosts/freeCostStore.ts'
import { BILLING_OF_CUSTOMER } from '../billedCustomerStore.ts'
import { LAST_VAT } from '../vatOfInvoices/lastVatStore.ts'
import { OWN_EXEMPTIONS } from '../vatRegimes/vatRegimeStore.ts'

export type BilledOrder = PricedOrder & {
  readonly internalReference: string
  readonly externalReference: string
  readonly purchaseOrder: string
}

/** A contract month with all data for its invoice. Moments are seconds since 1970. */
export type BilledMonthRow = {
  readonly employeeName: string
  readonly customerId: number
  readonly customerName: string
  readonly contract: DayPeriod
  readonly reference: string
  /** The purchase order number of the contract. An order can have its own purchase order number. */
  readonly purchaseOrder: string
  readonly contactMail: string
  readonly billing: z.output<typeof CustomerBilling>
  readonly emails: readonly string[]
  readonly hours: CustomerHours
  readonly rates: BonusRates
  /** The company holidays of the month and of the day after the month, on which the last night shift can end. */
  readonly extraHolidays: readonly Day[]
  readonly orders: readonly BilledOrder[]
  readonly shifts: readonly (TimedShiftRow & { readonly worked: Seconds })[]
  readonly freeCosts: readonly FreeCostRow[]
  readonly completed: boolean
  readonly approved: boolean
  /** The VAT regimes that HR chose; null when HR chose none. */
  readonly vatChoices: {
    readonly contract: VatRegime | null
    readonly customer: VatRegime | null
    readonly company: VatRegime
  }
  readonly vatBefore: { readonly number: string; readonly regime: VatRegime; readonly name: string | null } | null
  readonly ownRegimes: readonly OwnExemption[]
  readonly liveInvoice: { readonly number: string | null } | null
  readonly customerApproval: CustomerApproval
  /** True when HR continues without the signature of the customer. */
  readonly isWaived: boolean
  readonly signedHashes: readonly string[]
}

const billedMonth = prepared<BilledMonthRow, [contractId: number, personId: number, firstDay: Day, lastDay: Day]>(
  'billed month',
  `select p.first_name || ' ' || p.last_name as "employeeName", k.id as "customerId", k.name as "customerName",
    json_build_object('start', c.start_on, 'end', c.end_on) as contract, c.reference, c.purchase_order as "purchaseOrder", k.supervisor_email as "contactMail",
    ${BILLING_OF_CUSTOMER} as billing,
    (select coalesce(json_agg(e.email_address order by e.email_address), '[]')
     from customer_emails ke
     join confirmed_emails e on e.id = ke.confirmed_email_id
     where ke.customer_id = k.id) as emails,
    json_build_object('morning', k.morning_minute, 'evening', k.evening_minute, 'night', k.night_minute) as hours,
    (select coalesce(json_object_agg(b.bonus_type, b.percentage_bp), '{}')
     from bonus_rates b
     where b.customer_id = k.id) as rates,
    (select coalesce(json_agg(h.on_day), '[]')
     from extra_holidays h
     where h.on_day between $3 and $4::date + 1) as "extraHolidays",
    (select coalesce(json_agg(json_build_object('id', o.id, 'period', json_build_object('start', o.start_on, 'end', o.end_on),
        'baseRate', o.base_rate_cents, 'internalReference', o.internal_reference,
        'externalReference', o.external_reference, 'purchaseOrder', o.purchase_order) order by o.start_on), '[]')
     from orders o
     where o.contract_id = c.id and o.closed_at is null) as orders,
    (select coalesce(json_agg(${timedShiftJson(`, 'worked', s.worked_seconds`)} order by s.start_at), '[]')
     from shifts s
     where s.contract_id = c.id and s.start_on between $3 and $4 and s.closed_at is null) as shifts,
    ${freeCostsJson('c.id', '$3')} as "freeCosts",
    json_build_object('contract', c.vat_regime, 'customer', k.vat_regime, 'company', s.default_vat_regime) as "vatChoices",
    (${LAST_VAT}) as "vatBefore", (${OWN_EXEMPTIONS}) as "ownRegimes",
    f.contract_id is not null as completed, a.contract_id is not null as approved,
    case when i.id is not null then json_build_object('number', i.number) end as "liveInvoice",
    coalesce(k.approval, kp.approval, 'none') as "customerApproval",
    exists (select from customer_waivers w where w.contract_id = c.id and w.month_on = $3) as "isWaived",
    (select coalesce(json_agg(g.content_hash), '[]')
     from customer_signatures g
     where g.contract_id = c.id and g.month_on = $3) as "signedHashes"
  from contracts c
  join people p on p.id = c.person_id
  join customers k on k.id = c.customer_id
  left join customers kp on kp.id = k.parent_id
  cross join company_settings s
  left join timesheet_confirmations f on f.contract_id = c.id and f.month_on = $3
  left join timesheet_approvals a on a.contract_id = c.id and a.month_on = $3
  left join invoices i on i.contract_id = c.id and i.month_on = $3 and i.live
  where c.id = $1 and c.person_id = $2`,
)

export async function readBilledMonth(db: Database, input: ContractMonthKey): Promise<BilledMonthRow | null> {
  const { contractId, personId, yearMonth } = input
  const [row] = await billedMonth(db, [contractId, personId, firstDayOf(yearMonth), lastDayOf(yearMonth)])
  return row ?? null
}
