import { createIcon } from '../../createIcon.tsx'

/** A calendar without a digit. The icon `calendar` of the package is an older version, with the digit 1. */
export const IconCalendar = createIcon(
  'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zm12-4v4M8 3v4m-4 4h16',
)
