/**
 * SQL that returns the first day of the month from which Uurwerk counts for the person with the given alias. It is the
 * SQL form of the domain function `openingMonthOf` (rule company-18). PostgreSQL reads the settings once for each SQL
 * statement, and `greatest` ignores the first month of the company in Uurwerk when it is null.
 */
export const openingOnSql = (person: string): string => `
  greatest(
    coalesce(${person}.recup_opening_month,
      ${person}.employment_start_on - (extract(day from ${person}.employment_start_on)::integer - 1)),
    (select settings.moved_in_on from company_settings settings))`
