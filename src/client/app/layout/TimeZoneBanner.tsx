import { Button, CloseButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { haveSameClocks, zoneCity } from '../../../domain/time/zones';
import { paths } from '../../../domain/links';
import { useGetMyAccountQuery, useUpdateProfileMutation } from '../../api/accountApi';
import { clockOffset } from '../../api/transport/serverClock';
import { sessionPhase } from '../../session/sessionSlice';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { showMessage } from '../../ui/messages/showMessage';
import { deviceZone } from '../../ui/readerZone';
import { useIsOffline } from '../../ui/states/useIsOffline';
import { nowInSeconds } from '../../ui/useNow';
import { words as uiWords } from '../../ui/words.gen';
import { clockError } from '../clockError';
import { words } from '../words.gen';
import classes from './TimeZoneBanner.module.css';
import { focusPageHeading } from './focusPageHeading';
import { LANGUAGE } from '../../ui/language';

const text = words.zone;
const NONE: string[] = [];

/**
 * Warns of a wrong clock once per start-up (rule platform.deviceClock), else asks once per zone and device whether to
 * adopt the device's zone (rule account.timeZone). Decided at first paint, so it never appears on a page in use.
 */
export function TimeZoneBanner() {
  const isStarted = useSelector(sessionPhase) === 'ready';
  return isStarted && <ClockOfStart />;
}

function ClockOfStart() {
  // The start-up's answers have set the offset by now.
  const [error] = useState(() => clockError(clockOffset(), LANGUAGE));
  const [isClosed, setClosed] = useState(false);
  const { pathname } = useLocation();
  if (error === undefined) return <TimeZoneOfStart />;
  if (isClosed || pathname === paths.chat) return null;
  const close = () => {
    focusPageHeading();
    setClosed(true);
  };
  return (
    <div className={classes.place}>
      <section className={classes.bar} aria-label={words.clock.title}>
        <div className={classes.row}>
          <p className={classes.sentence}>{words.clock[error.isFast ? 'fast' : 'slow'](error)}</p>
          <CloseButton className={classes.close} size="2.75rem" onClick={close} aria-label={uiWords.close} />
        </div>
      </section>
    </div>
  );
}

function TimeZoneOfStart() {
  const { data: account } = useGetMyAccountQuery();
  const [zone] = useState(account?.timezone);
  const { pathname } = useLocation();
  const isOffline = useIsOffline();
  // A conversation fills the window, and answers can't be saved offline. After a change, the user has chosen the zone.
  if (!zone || zone !== account?.timezone || pathname === paths.chat || isOffline) return null;
  return <TimeZonePrompt device={deviceZone()} account={zone} />;
}

function TimeZonePrompt({ device, account }: { device: string; account: string }) {
  const [isSame] = useState(() => haveSameClocks(device, account, nowInSeconds()));
  const [keptZones, setKeptZones] = useLocalStorage<string[]>({
    key: 'stepwell.zones-kept',
    defaultValue: NONE,
    getInitialValueInEffect: false,
  });
  const answer = `${device} ${account}`;
  const [updateProfile, { error, isLoading }] = useUpdateProfileMutation();
  if (isSame || keptZones.includes(answer)) return null;
  const [deviceCity, accountCity] = [zoneCity(device), zoneCity(account)];
  const change = async () => {
    if (isLoading) return;
    const { error: failure } = await updateProfile({ profileUpdate: { timezone: device } });
    if (failure) return;
    focusPageHeading();
    showMessage(text.changed({ here: deviceCity }));
  };
  const keep = () => {
    focusPageHeading();
    setKeptZones([...keptZones, answer]);
  };
  return (
    <div className={classes.place}>
      <section className={classes.bar} aria-label={text.title}>
        <div className={`${classes.row} ${classes.asking}`}>
          <p className={classes.question}>{text.question({ here: deviceCity })}</p>
          <Button
            className={classes.answer}
            size="sm"
            variant="default"
            onClick={() => void change()}
            aria-disabled={isLoading}
            aria-busy={isLoading}
          >
            {text.change({ here: deviceCity })}
          </Button>
          <CloseButton
            className={classes.close}
            size="2.75rem"
            onClick={keep}
            aria-label={text.keep({ there: accountCity })}
          />
        </div>
        {error !== undefined && <FailureAlert error={error} />}
      </section>
    </div>
  );
}
