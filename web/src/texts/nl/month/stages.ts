/** The stages of a timesheet on all screens of HR. The employee sees 'niet gepland', 'bezig' and 'ingediend'. */
export const stages = {
  not_planned: 'niet vastgezet',
  in_progress: 'vastgezet',
  submitted: 'bevestigd',
  approved: 'goedgekeurd',
  invoiced: 'gefactureerd',
}
