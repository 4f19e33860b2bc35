import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { NOTIFICATION_FREQUENCIES } from '../../domain/notifications/settings';
import type { NotificationFrequency, NotificationSetting } from '../../contract/entities.gen';
import { useListMyNotificationSettingsQuery, useUpdateMyNotificationSettingsMutation } from '../api/notificationsApi';
import { FailureAlert } from '../ui/FailureAlert';
import { showMessage } from '../ui/showMessage';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { FieldsSkeleton } from '../ui/skeletons';
import classes from './NotificationSettings.module.css';
import { usePush } from './usePush';
import type { PushState } from './usePush';
import { words } from './words';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';

/** How often one is told of missed messages, and whether on this device. A panel of /my-settings. */
export function NotificationSettings() {
  const settings = useListMyNotificationSettingsQuery();
  return (
    <>
      <Section title={words.missed}>
        <QueryState query={settings} skeleton={<FieldsSkeleton count={1} />}>
          {(list) => list.map((setting) => <MissedMessages key={setting.type} setting={setting} />)}
        </QueryState>
      </Section>
      {/* With what stands above it, which has more or less to choose. */}
      {!settings.isLoading && (
        <Section title={words.push}>
          <Push />
        </Section>
      )}
    </>
  );
}

/** Saved as soon as it is chosen. */
function MissedMessages({ setting }: { setting: NotificationSetting }) {
  const [update, { isLoading, originalArgs }] = useUpdateMyNotificationSettingsMutation();
  const [error, setError] = useState<unknown>();
  const shown = isLoading && originalArgs ? originalArgs.notificationSetting : setting;
  const { type, frequency, showPreviews = true } = { ...setting, ...shown };
  const choose = async (chosen: Partial<NotificationSetting>) => {
    setError(undefined);
    const answer = await update({ notificationSetting: { type, frequency, showPreviews, ...chosen } });
    if (answer.error) setError(answer.error);
    else showMessage(words.saved);
  };
  return (
    <>
      <NativeSelect
        label={words.frequency}
        description={words.frequencyHelp}
        value={frequency}
        aria-busy={isLoading}
        data={NOTIFICATION_FREQUENCIES.map((value) => ({ value, label: words.frequencies[value] }))}
        onChange={({ currentTarget }) => void choose({ frequency: currentTarget.value as NotificationFrequency })}
      />
      {frequency !== 'NEVER' && (
        <Checkbox
          label={words.previews}
          description={words.previewsHelp}
          checked={showPreviews}
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
