import { VisuallyHidden } from '@mantine/core';
import type { BulkAction } from '../../contract/entities.gen';
import classes from './bulk.module.css';
import { words } from './words';

const text = words.progress;

export function progressText({ state, done, refused, total }: BulkAction): string {
  if (state === 'RUNNING') return text.running(done + refused, total);
  return state === 'FINISHED' ? text.finished(done, total) : text.stopped(done + refused, total);
}

/** The figures change too often to be read out: screen readers announce every 10 %, and the end. */
export function BulkProgress({ action }: { action: BulkAction }) {
  const { kind, state, done, refused, total } = action;
  const tenths = total === 0 ? 0 : Math.floor((10 * (done + refused)) / total);
  return (
    <div className={classes.progress}>
      <progress value={done + refused} max={total} aria-label={text.bar(words.titles[kind])} className={classes.line} />
      <VisuallyHidden role="status">
        {state === 'RUNNING' ? text.tenth(tenths * 10) : progressText(action)}
      </VisuallyHidden>
      <p>
        <strong>{progressText(action)}</strong>
        {refused > 0 && ` · ${text.refused(refused)}`}
      </p>
    </div>
  );
}
