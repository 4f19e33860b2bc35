import { useMemo, useState } from 'react';
import type { KeptStep, StepFormValues } from '../../steps';
import { draftStore } from '../../ui/form/drafts/draftStore';

const drafts = draftStore<StepFormValues>('meeting-step', { isShared: false });

const keyOf = (podId: string, start: number, userId: string) => `${podId}.${start}.${userId}`;

export const keptSteps = (podId: string): { start: number; userId: string }[] =>
  drafts.subjects(`${podId}.`).map((key) => {
    const [, start, userId] = key.split('.');
    return { start: Number(start), userId: userId! };
  });

export const isStepTyped = (podId: string, start: number, userId: string): boolean =>
  Object.keys(drafts.load(keyOf(podId, start, userId))).length > 0;

export function useKeptStep(podId: string, start: number, userId: string): { kept: KeptStep; isTyped: boolean } {
  const [isTyped, setTyped] = useState(() => isStepTyped(podId, start, userId));
  const kept = useMemo<KeptStep>(() => {
    const key = keyOf(podId, start, userId);
    return {
      load: () => drafts.load(key),
      keep: (values) => {
        if (values) drafts.save(key, values);
        else drafts.clear(key);
        setTyped(values !== undefined);
      },
    };
  }, [podId, start, userId]);
  return { kept, isTyped };
}
