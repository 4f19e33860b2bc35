import { VisuallyHidden } from '@mantine/core';
import type { BulkAction } from '../../contract/entities.gen';
import classes from './bulk.module.css';
import { words } from './words.gen';

const text = words.progress;

export function progressText({ state, done, refused, total }: BulkAction): string {
  if (state === 'RUNNING') return text.running({ done: done + refused, total });
  if (state !== 'FINISHED') return text.stopped({ done: done + refused, total });
  return done === total ? text.allDone({ total }) : text.finished({ done, total });
}

/** The figures change too often to be read out: screen readers announce every 10 %, and the end. */
export function BulkProgress({ action }: { action: BulkAction }) {
  const { kind, state, done, refused, total } = action;
  const tenths = total === 0 ? 0 : Math.floor((10 * (done + refused)) / total);
  return (
    <div className={classes.progress}>
      <progress
        value={done + refused}
        max={total}
        aria-label={text.bar({ title: words.titles[kind] })}
        className={classes.line}
      />
      <VisuallyHidden role="status">
        {state === 'RUNNING' ? text.tenth({ percent: tenths * 10 }) : progressText(action)}
      </VisuallyHidden>
      <p>
        <strong>{progressText(action)}</strong>
        {refused > 0 && ` · ${text.refused({ count: refused })}`}
      </p>
    </div>
  );
}
