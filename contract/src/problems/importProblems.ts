import { formatCount } from '@uurwerk/domain/money/formatCount'
import type { Catalogue } from './catalogue/catalogue.ts'

export const importProblems = {
  import_unreadable: [
    422,
    (f: { row: number | null }) =>
      `Het bestand kon niet gelezen worden${f.row === null ? '' : `, vanaf rij ${f.row}`}. Bewaar het in Excel als werkmap (.xlsx) of als 'CSV UTF-8' en probeer opnieuw.`,
  ],
  import_workbook_too_large: [
    413,
    'De werkmap is uitgepakt te groot. Verwijder andere bladen en afbeeldingen, of verdeel ze in kleinere bestanden.',
  ],
  import_old_workbook: [
    422,
    "Dit is een oude werkmap (.xls) of een werkmap met een wachtwoord. Bewaar ze in Excel als 'Excel-werkmap (.xlsx)' zonder wachtwoord.",
  ],
  import_undone: [409, 'Dit is al ongedaan gemaakt.'],
  import_not_undoable: [409, 'Beginsaldi kan je niet in één keer ongedaan maken. Pas ze aan bij de persoon.'],
  import_column_unknown: [422, 'Deze kolom bestaat niet bij dit soort bestand.'],
  import_column_chosen_twice: [
    422,
    (f: { column: string }) =>
      `De kolom '${f.column}' is voor twee kolommen van het bestand gekozen. Kies ze één keer.`,
  ],
  import_month_first: [
    422,
    (f: { field: string }) =>
      `Het ${f.field} veld heeft de maand voor de dag. Antwoord hierboven hoe de datums van deze kolom gelezen worden.`,
  ],
  import_formula_error: [422, (f: { field: string }) => `Het ${f.field} veld bevat een fout van een formule.`],
  import_quote_open: [
    422,
    (f: { row: number }) =>
      `Op rij ${f.row} begint een aanhalingsteken (") dat niet gesloten wordt. Verwijder het of sluit het, en kies het bestand opnieuw.`,
  ],
  import_empty: [422, 'Het bestand bevat geen rijen. Vul minstens één rij in onder de kolomtitels.'],
  import_too_many_rows: [
    413,
    (f: { most: number }) =>
      `Het bestand telt meer dan ${formatCount(f.most)} rijen. Verdeel het in kleinere bestanden.`,
  ],
  import_has_errors: [
    422,
    (f: { report: { errorCount: number } }) =>
      `Er is niets geïmporteerd: het bestand bevat ${f.report.errorCount === 1 ? '1 fout' : `${formatCount(f.report.errorCount)} fouten`}. Verbeter ze en probeer opnieuw.`,
  ],
  import_cancelled: [409, 'Het importeren is gestopt. Er is niets opgeslagen.'],
  import_over: [409, 'Dit importeren is al klaar en kan niet meer gestopt worden.'],
  import_column_missing: [422, (f: { column: string }) => `De kolom '${f.column}' ontbreekt. Voeg ze toe.`],
  import_column_needed: [
    422,
    (f: { column: string; why: string }) => `De kolom '${f.column}' ontbreekt. Voeg ze toe. ${f.why}.`,
  ],
  import_number_unclear: [
    422,
    (f: { field: string; thousands: string; decimals: string }) =>
      `Het ${f.field} veld is niet duidelijk. Schrijf ${f.thousands} of ${f.decimals}.`,
  ],
  import_column_twice: [
    422,
    (f: { column: string }) => `De kolom '${f.column}' staat er twee keer. Laat er één staan.`,
  ],
  import_row_twice: [
    422,
    (f: { row: number }) => `Deze rij staat al in het bestand, op rij ${f.row}. Laat er één staan.`,
  ],
  import_contract_differs: [
    409,
    'De rijen van één contract moeten dezelfde einddatum hebben. Alleen de order en het tarief mogen verschillen.',
  ],
  import_person_differs: [
    409,
    'De rijen van één persoon moeten gelijk zijn. Alleen het deeltijds percentage en de dag vanaf wanneer het telt mogen verschillen.',
  ],
  import_person_unknown: [409, 'Er is geen gebruiker met dit e-mailadres. Importeer eerst de personen.'],
  import_customer_unknown: [409, 'Er is geen klant met deze naam. Importeer eerst de klanten.'],
  import_row_differs: [
    409,
    (f: { columns: readonly string[] }) =>
      `Bestaat al, met andere gegevens: ${f.columns.join(', ')}. Blijft zoals het is.`,
  ],
} as const satisfies Catalogue
