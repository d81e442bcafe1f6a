import classes from '../table.module.css'

/**
 * A line that says that a short table on a detail screen has no rows. A larger message would get too much attention
 * there.
 */
export const NoRows = ({ children }: { readonly children: string }) => <p className={classes.noRows}>{children}</p>
