/** Sample requests for HR's calls about the absences of employees. */
export const absenceSamples = {
  personMonthAbsences: () => ({}),
  lockedPersonMonthAbsences: () => ({}),
  bookAbsenceFor: () => ({}),
  bookSpecificAbsenceFor: () => ({}),
  editAbsenceFor: () => ({}),
  removeAbsenceFor: () => ({}),
  monthAbsenceRows: () => ({}),
  teamAbsences: () => ({}),
  absenceChanges: () => ({}),
  markAbsenceChangesSeen: () => ({ body: { until: 0 } }),
}
