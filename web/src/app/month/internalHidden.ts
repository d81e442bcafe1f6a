const KEY = 'uurwerk.hideInternal'

/** True when HR has hidden the rows of the internal company in this tab (rule timesheets-41). */
export const isInternalHidden = (): boolean => sessionStorage.getItem(KEY) === 'true'

export const keepInternalHidden = (hidden: boolean): void => sessionStorage.setItem(KEY, String(hidden))
