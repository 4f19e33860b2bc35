import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { knownLanguage } from '../../domain/text/languages';
import { useUpdateProfileMutation } from '../api/accountApi';
import { LANGUAGE } from '../ui/language';
import { languageChoices } from '../ui/languageChoices';
import { FailureAlert } from '../ui/states/FailureAlert';
import { switchLanguage } from '../ui/switchLanguage';
import classes from './account.module.css';
import { words } from './words.gen';

const text = words.language;

/**
 * Shows the page again in the chosen language (rule account.language). Only by its button: arrow keys pass through the
 * choices of a closed list.
 */
export function LanguageField({ language }: { language: string | undefined }) {
  const current = knownLanguage(language) ?? LANGUAGE;
  const [chosen, setChosen] = useState(current);
  const [isUnshown, setUnshown] = useState(false);
  const [updateProfile, { error, isLoading }] = useUpdateProfileMutation();
  if (languageChoices.length < 2) return null;
  const change = async () => {
    if (isLoading) return;
    const saved = await updateProfile({ profileUpdate: { language: chosen } });
    if (!saved.error) setUnshown(chosen !== LANGUAGE && !(await switchLanguage(chosen)));
  };
  return (
    <div className={classes.language}>
      <NativeSelect
        label={text.label}
        description={text.help}
        data={languageChoices}
        value={chosen}
        onChange={({ target }) => setChosen(knownLanguage(target.value) ?? current)}
        error={isUnshown && text.unshown}
      />
      {chosen !== current && (
        <Button variant="default" onClick={() => void change()} aria-disabled={isLoading} aria-busy={isLoading}>
          {text.change}
        </Button>
      )}
      {error !== undefined && <FailureAlert error={error} />}
    </div>
  );
}
