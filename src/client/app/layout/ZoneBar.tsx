import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { haveSameClocks, zonePlace } from '../../../domain/time/zones';
import { useGetMyAccountQuery, useUpdateProfileMutation } from '../../api/accountApi';
import { sessionPhase } from '../../session/sessionSlice';
import { FailureAlert } from '../../ui/FailureAlert';
import { notify } from '../../ui/notify';
import { deviceZone } from '../../ui/readerZone';
import { paths } from '../../../domain/links';
import { words } from '../words';
import classes from './ZoneBar.module.css';
import { focusOnPage } from './focusOnPage';
import { isZoneKept, keepZone } from './zoneAnswers';

const text = words.zone;

/** Asks who is in another time zone than their account whether it should be this one (decision 20); once on a device for each. */
export function ZoneBar() {
  const { data: account } = useGetMyAccountQuery();
  const phase = useSelector(sessionPhase);
  const { pathname } = useLocation();
  const zone = account?.timezone;
  // A conversation fills the window.
  if (!zone || phase !== 'ready' || pathname === paths.chat) return null;
  return <ZoneQuestion key={zone} device={deviceZone()} account={zone} />;
}

function ZoneQuestion({ device, account }: { device: string; account: string }) {
  const [isOpen, setIsOpen] = useState(
    () => !isZoneKept(device, account) && !haveSameClocks(device, account, Math.floor(Date.now() / 1000)),
  );
  const [updateProfile, { error, isLoading }] = useUpdateProfileMutation();
  if (!isOpen) return null;
  const [here, there] = [zonePlace(device), zonePlace(account)];
  const change = async () => {
    if (isLoading) return;
    const { error: failure } = await updateProfile({ profileUpdate: { timezone: device } });
    if (failure) return;
    focusOnPage();
    notify(text.changed(here));
  };
  const keep = () => {
    keepZone(device, account);
    focusOnPage();
    setIsOpen(false);
  };
  return (
    <section className={classes.bar} aria-label={text.title}>
      <div className={classes.inner}>
        <p className={classes.question}>{text.question(here, there)}</p>
        <Button
          className={classes.answer}
          variant="default"
          onClick={() => void change()}
          aria-disabled={isLoading}
          aria-busy={isLoading}
        >
          {text.change(here)}
        </Button>
        <Button className={classes.answer} variant="subtle" onClick={keep}>
          {text.keep(there)}
        </Button>
        {error !== undefined && (
          <div className={classes.failure}>
            <FailureAlert error={error} />
          </div>
        )}
      </div>
    </section>
  );
}
