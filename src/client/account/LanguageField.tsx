import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { LANGUAGES, type Language } from '../../domain/text/languages';
import { upperFirst } from '../../domain/text/upperFirst';
import { useUpdateProfileMutation } from '../api/accountApi';
import { LANGUAGE } from '../ui/language';
import { FailureAlert } from '../ui/states/FailureAlert';
import { switchLanguage } from '../ui/switchLanguage';
import { words } from './words.gen';

const text = words.language;

/** In itself, since a reader who is lost in another language looks for their own: 'Deutsch'. */
const ownName = (language: string) =>
  upperFirst(new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);

const choices = LANGUAGES.map((language) => ({ value: language, label: ownName(language) }));

/** Saves a choice at once, and shows the page again in that language (rule account.language). */
export function LanguageField({ language }: { language: string | undefined }) {
  const [updateProfile, { error, isLoading }] = useUpdateProfileMutation();
  const [isUnshown, setUnshown] = useState(false);
  if (choices.length < 2) return null;
  const choose = async (chosen: Language) => {
    const saved = await updateProfile({ profileUpdate: { language: chosen } });
    if (!saved.error) setUnshown(chosen !== LANGUAGE && !(await switchLanguage(chosen)));
  };
  return (
    <div>
      <NativeSelect
        label={text.label}
        description={text.help}
        data={choices}
        value={language ?? LANGUAGE}
        onChange={({ target }) => void choose(target.value as Language)}
        aria-busy={isLoading}
        disabled={isLoading}
        error={isUnshown && text.unshown}
      />
      {error !== undefined && <FailureAlert error={error} />}
    </div>
  );
}
