import classes from '../table.module.css'

/** For a short table on a detail screen, where a larger message would get too much attention. */
export const NoRows = ({ children }: { readonly children: string }) => <p className={classes.noRows}>{children}</p>
