const CODE = 'one of a few names of the product'
const COMPANY = 'our own company, which is no person'
const BUSINESS = 'a customer or what it orders: a business, with the amounts of the books'
const FIGURE = 'numbers and days, which say nothing without a name'
const EMPTY = 'always null: the database turns the sentences of an older release into causes'
const SHORT_LIVED = 'gone within a day of its use, by the hourly clearing'

/**
 * Every column of text, bytes or JSON that has no retention rule, with the reason. A new column needs a retention rule,
 * or an entry in this list (rule retention-21).
 */
export const keptOnPurpose: Readonly<Record<string, string>> = {
  'absences.closed_reason': EMPTY,
  'absences.halves': FIGURE,
  'accounting_costs.name billing_code vat_regime': BUSINESS,
  'audit_entries.action entity changes': 'goes with its month',
  'bank_entries.payment_reference': 'the number of an invoice',
  'bank_files.sha256 file_name format': 'the name that the bank gave to a file, and the proof of what it was',
  'bank_statements.account number': COMPANY,
  'batch_items.refusal': 'goes with its batch',
  'batches.kind': CODE,
  'bonus_rates.bonus_type': CODE,
  'calendar_feeds.name token_hash': 'gone sixty days after it was revoked or stopped to work, by the hourly clearing',
  'call_counts.call caller': SHORT_LIVED,
  'company_logos.content content_type sha256': COMPANY,
  'company_settings.name legal_form street house_number postal_code city country vat_number enterprise_number court iban bic email phone hr_contact_name invoice_number_format credit_note_number_format default_vat_regime':
    COMPANY,
  'confirmed_emails.email_address confirmer token_hash': 'goes with its address, once nobody is billed there',
  'contracts.reference vat_regime purchase_order': BUSINESS,
  'counter_balances.counter_type': CODE,
  'counter_entries.counter_type kind': CODE,
  'credit_note_lines.category': CODE,
  'credit_note_vat.category code reasons': BUSINESS,
  'credit_notes.kind number': BUSINESS,
  'customers.name abbreviation vat street house_number postal_code city country organisation_name vat_regime enterprise_number vat_id legacy_vat peppol_id document_language buyer_reference delivery':
    BUSINESS,
  'documents.kind file_name sha256': 'the number of the invoice, and the proof of what it was',
  'disputed_invoices.reason': 'goes with the papers of its invoice',
  'extra_holidays.name': COMPANY,
  'free_costs.description units': BUSINESS,
  'hr_employers.name sdworx_employer_number': COMPANY,
  'idempotent_answers.method path key body_hash answer': SHORT_LIVED,
  'import_answers.kind file_key path meaning': SHORT_LIVED,
  'import_corrections.kind file_key path value': SHORT_LIVED,
  'import_headers.kind header_key paths': CODE,
  'import_records.entity': CODE,
  'imports.kind file_name': CODE,
  'import_runs.kind phase outcome': CODE,
  'invoice_costs.description units accounting_cost_name billing_code vat_regime': BUSINESS,
  'invoice_emails.email_address': 'goes with the papers of its invoice',
  'invoice_lines.description order_reference premium callout': BUSINESS,
  'invoice_vat.category code reasons': BUSINESS,
  'invoices.number subject internal_reference external_reference reference disclaimer vat_regime customer_name purchase_order project_reference accounting_reference':
    BUSINESS,
  'invoices.seller': COMPANY,
  'mail_attempts.result': CODE,
  'mails.kind status': CODE,
  'month_balances.made_with': FIGURE,
  'number_series.series': CODE,
  'orders.internal_reference external_reference purchase_order closed_cause closed_detail': BUSINESS,
  'orders.closed_reason': EMPTY,
  'payments.kind': CODE,
  'pay_codes.meaning code definition color': COMPANY,
  'payroll_export_people.content sha256': 'goes with its export',
  'payroll_exports.format': 'goes with its export',
  'people.kind provider': CODE,
  'peppol_account.provider key_hash refused_detail': COMPANY,
  'peppol_attempts.step result': CODE,
  'peppol_deliveries.sender receiver state step provider provider_id': BUSINESS,
  'peppol_events.provider event_id provider_id kind': 'the numbers of the access point, and codes',
  'peppol_lookups.peppol_id': BUSINESS,
  'person_roles.role': CODE,
  'retention_runs.forgotten': FIGURE,
  'sessions.token_hash user_agent': 'gone sixty days after it ended, by the hourly clearing, and with the name',
  'shift_pattern_days.week weekday': FIGURE,
  'shift_patterns.name weeks': 'gone sixty days after the employment or the contract ended, by the hourly clearing',
  'shift_types.color': CODE,
  'shifts.callout': CODE,
  'shifts.closed_reason': EMPTY,
  'removed_records.entity kept': SHORT_LIVED,
  'sign_in_attempts.state provider nonce code_verifier redirect_uri browser_hash': SHORT_LIVED,
  'sign_in_tickets.ticket_hash browser_hash': SHORT_LIVED,
  'timesheet_confirmations.days_ahead': FIGURE,
  'undo_steps.step kept': SHORT_LIVED,
  'vat_regimes.code': CODE,
}

/**
 * Tables that identify a person only by a number. They contain days, amounts and the number of the actor (rule
 * retention-21).
 */
export const keptUnderANumber: readonly string[] = [
  'absence_changes_seen',
  'batches',
  'calendar_feeds',
  'contracts',
  'idempotent_answers',
  'month_balances',
  'new_year_runs',
  'dismissed_entries',
  'bank_files',
  'payment_reminders',
  'part_time_records',
  'person_roles',
  'reminder_choices',
  'removed_records',
  'removed_shifts',
  'shift_pattern_days',
  'shift_patterns',
  'timesheet_approvals',
  'timesheet_reminders',
  'undo_steps',
  'vacation_years',
]
