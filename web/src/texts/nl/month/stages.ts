/** The stages of a timesheet as HR reads them, on all screens of HR. The employee reads 'niet gepland', 'bezig' and 'ingediend'. */
export const stages = {
  not_planned: 'niet vastgezet',
  in_progress: 'vastgezet',
  submitted: 'bevestigd',
  approved: 'goedgekeurd',
  invoiced: 'gefactureerd',
}
