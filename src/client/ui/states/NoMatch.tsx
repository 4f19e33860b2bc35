import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { listWords } from '../lists/listWords';
import { EmptyState } from './EmptyState';

interface NoMatchProps {
  icon?: ReactNode;
  title: string;
  /** Advice on how to search. */
  why: string;
  /** The label of the button that clears the search, if it clears more than that. */
  label?: string;
  onClear: () => void;
}

/** Shown when nothing in a list matches, with a button to show the whole list. */
export function NoMatch({ icon, title, why, label = listWords.clearSearch, onClear }: NoMatchProps) {
  const clear = (
    <Button variant="default" onClick={onClear}>
      {label}
    </Button>
  );
  return (
    <EmptyState icon={icon} title={title} action={clear}>
      {why}
    </EmptyState>
  );
}
