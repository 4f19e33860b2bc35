import { screen } from '@testing-library/react';
import { mySettingsPath } from '../../domain/links';
import { refuse } from '../testing/fakeApi';
import { openSettings, sentTo } from './testing/settings';

const text = 'Saved for emails and notifications.';

it('a chosen language is saved by its button, and the reader is told if this browser can’t show it', async () => {
  const { api, user } = openSettings(mySettingsPath('profile'));
  const language = await screen.findByLabelText('Language');
  expect(screen.getByRole('option', { name: 'Deutsch' })).toHaveValue('de');
  await user.selectOptions(language, 'Deutsch');
  expect(sentTo(api, 'updateProfile')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change the language' }));
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  expect(sentTo(api, 'updateProfile')).toEqual([{ language: 'de' }]);
  expect(document.cookie).toContain('language=en');
});

it('a language that couldn’t be saved is said to be, and stays chosen for another try', async () => {
  const { user } = openSettings(mySettingsPath('profile'), { updateProfile: refuse(500) });
  await user.selectOptions(await screen.findByLabelText('Language'), 'Français');
  await user.click(screen.getByRole('button', { name: 'Change the language' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the language' })).toBeVisible();
  expect(screen.queryByText(text, { exact: false })).toBeNull();
});
