import { Button, CloseButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { haveSameClocks, zonePlace } from '../../../domain/time/zones';
import { paths } from '../../../domain/links';
import { useGetMyAccountQuery, useUpdateProfileMutation } from '../../api/accountApi';
import { sessionPhase } from '../../session/sessionSlice';
import { FailureAlert } from '../../ui/FailureAlert';
import { showMessage } from '../../ui/showMessage';
import { deviceZone } from '../../ui/readerZone';
import { useIsOffline } from '../../ui/useIsOffline';
import { words } from '../words';
import classes from './TimeZoneBanner.module.css';
import { focusPageHeading } from './focusPageHeading';

const text = words.zone;
const NONE: string[] = [];

/**
 * Asks who is in another time zone than their account whether it should be this one (rule account.timeZone); once on a device for
 * each. Lies over the end of the page, and is decided with its first paint: it never comes into a page that is in use.
 */
export function TimeZoneBanner() {
  const isStarted = useSelector(sessionPhase) === 'ready';
  return isStarted && <TimeZoneOfStart />;
}

function TimeZoneOfStart() {
  const { data: account } = useGetMyAccountQuery();
  const [zone] = useState(account?.timezone);
  const { pathname } = useLocation();
  const isOffline = useIsOffline();
  // A conversation fills the window; without a connection an answer can't be saved. Another zone by now was chosen knowingly.
  if (!zone || zone !== account?.timezone || pathname === paths.chat || isOffline) return null;
  return <TimeZonePrompt device={deviceZone()} account={zone} />;
}

function TimeZonePrompt({ device, account }: { device: string; account: string }) {
  const [isSame] = useState(() => haveSameClocks(device, account, Math.floor(Date.now() / 1000)));
  const [keptZones, setKeptZones] = useLocalStorage<string[]>({
    key: 'stepwell.zones-kept',
    defaultValue: NONE,
    getInitialValueInEffect: false,
  });
  // An answer is about these two zones: with another of either it is another question.
  const answer = `${device} ${account}`;
  const [updateProfile, { error, isLoading }] = useUpdateProfileMutation();
  if (isSame || keptZones.includes(answer)) return null;
  const [here, there] = [zonePlace(device), zonePlace(account)];
  const change = async () => {
    if (isLoading) return;
    const { error: failure } = await updateProfile({ profileUpdate: { timezone: device } });
    if (failure) return;
    focusPageHeading();
    showMessage(text.changed(here));
  };
  const keep = () => {
    focusPageHeading();
    setKeptZones([...keptZones, answer]);
  };
  return (
    <div className={classes.place}>
      <section className={classes.bar} aria-label={text.title}>
        <div className={classes.row}>
          <p className={classes.question}>{text.question(here)}</p>
          <Button
            className={classes.answer}
            size="sm"
            variant="default"
            onClick={() => void change()}
            aria-disabled={isLoading}
            aria-busy={isLoading}
          >
            {text.change(here)}
          </Button>
          <CloseButton className={classes.close} size="2.75rem" onClick={keep} aria-label={text.keep(there)} />
        </div>
        {error !== undefined && <FailureAlert error={error} />}
      </section>
    </div>
  );
}
