import { actionsInWords, type AuditAction } from './actions.ts'

/**
 * The actions of HR that the start page of an employee shows. Actions about rates, invoices and the account are left
 * out. A sickness is shown as an absence, because other people can see the screen (rule audit-19).
 */
export const actionsShownToEmployee = {
  ...only([
    'plan shifts',
    'edit planned shift',
    'remove planned shift',
    'remove all planned shifts',
    'grant claim',
    'decline claim',
    'create shift',
    'edit shift',
    'remove shift',
    'undo shift removal',
    'book absences',
    'edit absence',
    'remove absence',
    'take back recup holidays',
    'restore recup holidays',
    'confirm month',
    'lock month',
    'unlock month',
    'undo unlock',
    'reopen month',
    'undo reopening',
    'undo confirmation',
    'edit counter',
    'approve vacation',
    'disapprove vacation',
    'correct recup',
    'edit recup correction',
    'add recup bonus',
    'remove recup bonus',
    'add part-time record',
    'change part-time record',
    'create contract',
  ]),
  'convert shift to sickness': 'zette een shift om naar een afwezigheid',
  'convert sickness': actionsInWords['edit absence'],
  'start prolonged sick leave': actionsInWords['book absences'],
  'change prolonged sick leave': actionsInWords['edit absence'],
  'end prolonged sick leave': actionsInWords['edit absence'],
  'remove prolonged sick leave': actionsInWords['remove absence'],
} satisfies Partial<Record<AuditAction, string>> as Readonly<Record<string, string>>

/** The fields whose values the start page shows. Kinds of absence, reasons and remarks are left out. */
export const fieldsShownToEmployee: readonly string[] = [
  'start',
  'end',
  'breakStart',
  'breakEnd',
  'seconds',
  'percentage',
]

function only(actions: readonly AuditAction[]): Partial<Record<AuditAction, string>> {
  return Object.fromEntries(actions.map((action) => [action, actionsInWords[action]]))
}
