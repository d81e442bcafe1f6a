import classes from '../table.module.css'

/** A short table on a detail screen has this line, because a larger message would get too much attention. */
export const NoRows = ({ children }: { readonly children: string }) => <p className={classes.noRows}>{children}</p>
