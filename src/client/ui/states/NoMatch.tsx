import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { words as listWords } from '../lists/listWords.gen';
import { EmptyState } from './EmptyState';

interface NoMatchProps {
  icon?: ReactNode;
  title: string;
  why: string;
  label?: string;
  onClear: () => void;
}

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
