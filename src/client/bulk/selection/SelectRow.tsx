import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './selection.module.css';
import type { Selection } from './useSelection';

interface SelectRowProps {
  selection: Selection;
  id: string;
  name: string;
  children: ReactNode;
}

export function SelectRow({ selection, id, name, children }: SelectRowProps) {
  return (
    <label className={classes.row} data-selected={selection.has(id) || undefined}>
      <Checkbox
        checked={selection.has(id)}
        // Items of a whole selected list can't be deselected one by one.
        disabled={selection.isAll}
        onChange={() => selection.toggle(id)}
        aria-label={name}
      />
      {children}
    </label>
  );
}
