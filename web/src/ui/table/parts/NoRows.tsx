import classes from '../table.module.css'

/**
 * The line that a short table on a detail screen shows when it has no rows. A larger message would get too much
 * attention.
 */
export const NoRows = ({ children }: { readonly children: string }) => <p className={classes.noRows}>{children}</p>
