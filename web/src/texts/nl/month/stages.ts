/** The stages of a timesheet on all screens of HR. An employee sees only 'niet gepland', 'bezig' and 'ingediend'. */
export const stages = {
  not_planned: 'niet vastgezet',
  in_progress: 'vastgezet',
  submitted: 'bevestigd',
  approved: 'goedgekeurd',
  invoiced: 'gefactureerd',
}
