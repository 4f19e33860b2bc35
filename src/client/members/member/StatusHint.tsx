import { useFormikContext } from 'formik';
import type { LeaderStatus } from '../../../domain/leadership/status';
import classes from '../members.module.css';
import { words } from '../words.gen';

const text = words.member;

export function StatusHint({ current, firstName }: { current: LeaderStatus; firstName: string }) {
  const { status } = useFormikContext<{ status: LeaderStatus }>().values;
  return (
    <p className={classes.quiet} aria-live="polite">
      {text.statusHints[status]} {status !== current && text.told({ firstName })}
    </p>
  );
}
