import { IconBellOff, IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mySettingsPath, queryKeys } from '../../domain/links';
import { settingTypeOf } from '../../domain/notifications/settings';
import { useUnsubscribeMutation } from '../api/notificationsApi';
import { statusOf } from '../api/problem';
import { ConfirmPage } from '../ui/confirm/ConfirmPage';
import { useConfirmationCode } from '../ui/confirm/ConfirmLinkPage';
import { NoticePage } from '../ui/pages/NoticePage';
import { useRestoreFocus } from '../ui/focus/useRestoreFocus';
import { words } from './words.gen';

const text = words.unsubscribe;
const toSettings = mySettingsPath('notifications');

/** Changes nothing until the button is pressed (rule notifications.unsubscribe). */
export function UnsubscribePage() {
  useRestoreFocus();
  const code = useConfirmationCode();
  const [query] = useSearchParams();
  const own = text.of[settingTypeOf(query.get(queryKeys.settingType))];
  const [unsubscribe] = useUnsubscribeMutation();
  const [outcome, setOutcome] = useState<'done' | 'gone'>();
  if (!code || outcome === 'gone') {
    return (
      <NoticePage
        title={text.gone}
        icon={<IconLinkOff aria-hidden />}
        action={{ label: text.openSettings, to: toSettings }}
      >
        <p>{own.goneWhy}</p>
      </NoticePage>
    );
  }
  if (outcome === 'done') {
    return (
      <NoticePage
        title={own.done}
        icon={<IconBellOff aria-hidden />}
        action={{ label: text.openSettings, to: toSettings }}
      >
        <p>{own.doneWhy}</p>
      </NoticePage>
    );
  }
  const turnOff = async () => {
    try {
      await unsubscribe({ code, oneClickUnsubscribe: { 'List-Unsubscribe': 'One-Click' } }).unwrap();
      setOutcome('done');
    } catch (error) {
      if (statusOf(error) !== 400) throw error;
      setOutcome('gone');
    }
  };
  return (
    <ConfirmPage
      title={own.title}
      effects={[own.effect, own.stays]}
      verb={text.verb}
      onConfirm={turnOff}
      back={{ label: own.back, to: toSettings }}
    />
  );
}
