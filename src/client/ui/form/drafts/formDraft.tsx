import { Button } from '@mantine/core';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { storedUserId } from '../../../api/transport/accessToken';
import type { SubmitError } from '../formContext';
import { rebase, type RebaseOptions } from '../rebase';
import { draftStore } from './draftStore';
import classes from './formDraft.module.css';
import { words } from './draftWords.gen';

interface TypedValues {
  opened: FormikValues;
  values: FormikValues;
}

export interface RestoredForm<Values> {
  values: Values;
  status: SubmitError;
}

export interface FormDraft {
  /**
   * Rebases the draft on the present untouched values; undefined without a draft. `isEdit`: others may have changed
   * these values.
   */
  restore: <Values extends FormikValues>(
    opened: Values,
    options: RebaseOptions & { isEdit: boolean },
  ) => RestoredForm<Values> | undefined;
  keep: (typed: TypedValues) => void;
  clear: () => void;
  isTyped: () => boolean;
  Keeper: ComponentType<KeeperProps>;
}

interface KeeperProps {
  draft: FormDraft;
  saved: FormikValues;
  restored: RestoredForm<FormikValues> | undefined;
}

/** Passwords, codes and consents are never stored. */
const isSecret = (name: string): boolean => /password|secret|^code$|^agreeTo/i.test(name);

const withoutSecrets = (values: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name)));

const isSame = (one: FormikValues, other: FormikValues): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * `name`: the form's name and its subject's id, `pod.0190…`. The draft belongs to whoever is logged in now, even if
 * saving the form logs somebody in.
 */
export function formDraft(name: string): FormDraft {
  const userId = storedUserId();
  const store = draftStore<TypedValues>('form', { isShared: true, userOf: () => userId });
  return {
    restore: (opened, { isEdit, ...options }) => {
      const typed = store.load(name);
      if (!typed.opened || !typed.values) return undefined;
      // A newer version of the form may have other fields.
      const fields = Object.keys(withoutSecrets(opened));
      const pick = (from: FormikValues) => ({
        ...opened,
        ...Object.fromEntries(fields.flatMap((key) => (key in from ? [[key, from[key]]] : []))),
      });
      const { values, conflicts } = rebase(pick(typed.opened), pick(typed.values), opened, options);
      const status = { error: undefined, fields: isEdit ? conflicts : {}, formMessages: [] };
      return isSame(values, opened) ? undefined : { values, status };
    },
    keep: (typed) => store.save(name, typed),
    clear: () => store.clear(name),
    isTyped: () => store.load(name).values !== undefined,
    Keeper: DraftKeeper,
  };
}

function DraftKeeper({ draft, saved, restored }: KeeperProps) {
  const { values, resetForm } = useFormikContext<FormikValues>();
  const [isSaying, setSaying] = useState(restored !== undefined);
  const [opened, typed] = [JSON.stringify(withoutSecrets(saved)), JSON.stringify(withoutSecrets(values))];
  const clear = useEffectEvent(draft.clear);
  const keep = useEffectEvent(draft.keep);
  useEffect(() => {
    if (opened === typed) clear();
    else keep({ opened: JSON.parse(opened) as FormikValues, values: JSON.parse(typed) as FormikValues });
  }, [opened, typed]);
  if (!isSaying || opened === typed) return null;
  const isOvertaken = Object.keys(restored?.status.fields ?? {}).length > 0;
  return (
    <p role="status" className={classes.restored}>
      {isOvertaken ? words.overtaken : words.restored}{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        onClick={() => {
          setSaying(false);
          resetForm({ values: saved, status: undefined });
        }}
      >
        {words.discard}
      </Button>
    </p>
  );
}
