import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { NotificationFrequency, NotificationSetting, NotificationSettingType } from '../../contract/entities.gen';
import { membershipPlaces } from '../ui/places/places';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useListMyNotificationSettingsQuery, useUpdateMyNotificationSettingsMutation } from '../api/notificationsApi';
import { SettingSwitch } from '../ui/form/SettingSwitch';
import { FailureAlert } from '../ui/states/FailureAlert';
import { showMessage } from '../ui/messages/showMessage';
import { QueryState } from '../ui/states/QueryState';
import { Section } from '../ui/pages/Section';
import { FieldsSkeleton } from '../ui/states/skeletons';
import classes from './NotificationSettings.module.css';
import { usePush } from './usePush';
import type { PushState } from './usePush';
import { words } from './words.gen';

export function NotificationSettings() {
  const settings = useListMyNotificationSettingsQuery();
  const { data: businesses = [] } = useListMyBusinessesQuery();
  const runsBusiness = businesses.some(({ owner, admin }) => owner || admin);
  const of = (types: readonly NotificationSettingType[]) => (
    <QueryState query={settings} skeleton={<FieldsSkeleton count={types.length} />}>
      {(list) => (
        <>
          {list
            .filter(({ type }) => types.includes(type))
            .map((setting) => (
              <SettingFields key={setting.type} setting={setting} />
            ))}
        </>
      )}
    </QueryState>
  );
  return (
    <>
      <Section title={words.missed}>{of(['MISSED_POD_MESSAGE'])}</Section>
      {/* Waits for the settings above it, whose height varies. */}
      {!settings.isLoading && (
        <>
          {settings.data && <Section title={words.reminders}>{of(['MEETING_REMINDER', 'STEP_REMINDER'])}</Section>}
          {settings.data && <Section title={words.announcements}>{of(['ANNOUNCEMENT'])}</Section>}
          {settings.data && runsBusiness && (
            <Section title={membershipPlaces.health.name}>{of(['POD_HEALTH'])}</Section>
          )}
          <Section title={words.push}>
            <Push />
          </Section>
        </>
      )}
    </>
  );
}

function SettingFields({ setting }: { setting: NotificationSetting }) {
  const [update, { isLoading, originalArgs }] = useUpdateMyNotificationSettingsMutation();
  const [error, setError] = useState<unknown>();
  const shown = isLoading && originalArgs ? originalArgs.notificationSettingUpdate : setting;
  const { type, frequency, showPreviews } = { ...setting, ...shown };
  const { label, help, choices } = words.settingsOf[type];
  const choose = async (chosen: Partial<NotificationSetting>) => {
    setError(undefined);
    const answer = await update({ notificationSettingUpdate: { type, ...chosen } });
    if (answer.error) setError(answer.error);
    else showMessage(words.saved);
  };
  return (
    <>
      <NativeSelect
        label={label}
        description={help}
        value={frequency}
        aria-busy={isLoading}
        data={Object.entries(choices).map(([value, name]) => ({ value, label: name }))}
        onChange={({ currentTarget }) => void choose({ frequency: currentTarget.value as NotificationFrequency })}
      />
      {type === 'MISSED_POD_MESSAGE' && frequency !== 'NEVER' && (
        <SettingSwitch
          label={words.previews}
          description={words.previewsHelp}
          checked={showPreviews ?? true}
          aria-busy={isLoading}
          onChange={({ currentTarget }) => void choose({ showPreviews: currentTarget.checked })}
        />
      )}
      {error !== undefined && <FailureAlert error={error} />}
    </>
  );
}

const explanations: Record<PushState, string> = {
  unsupported: words.pushUnsupported,
  notInstalled: words.pushNotInstalled,
  denied: words.pushDenied,
  off: words.pushOff,
  on: words.pushOn,
};

function Push() {
  const { state, isBusy, error, turnOn, turnOff } = usePush();
  const isOn = state === 'on';
  return (
    <>
      <p role="status" className={classes.text}>
        {state && explanations[state]}
      </p>
      {(isOn || state === 'off') && (
        <div>
          <Button
            variant={isOn ? 'default' : 'filled'}
            aria-disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            {isOn ? words.pushTurnOff : words.pushTurnOn}
          </Button>
        </div>
      )}
      {error !== undefined && <FailureAlert error={error} message={words.pushFailed} />}
    </>
  );
}
