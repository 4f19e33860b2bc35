import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Membership } from '../../contract/entities.gen';
import { membershipLogoUrl, useUploadMembershipLogoMutation } from '../api/membershipsApi';
import { FailureAlert } from '../ui/FailureAlert';
import { notifySaved } from '../ui/notify';
import { Section } from '../ui/Section';
import type { LogoChoice, TakePicture } from './logoChoice';
import classes from './LogoEditor.module.css';
import { LogoField, REFUSED_FOR } from './LogoField';
import { useBriefly } from './useBriefly';
import { words } from './words';

const text = words.settings;

/** The logo, and its editor when it is asked for. It is saved by itself, at once. */
export function LogoSection({ membership }: { membership: Membership }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closed = membership.hasLogo ? text.changeLogo : text.addLogo;
  const close = () => {
    setIsOpen(false);
    // The button that saved is gone.
    opener.current?.focus();
  };
  const toggle = (
    <Button ref={opener} variant="default" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
      {isOpen ? text.keepLogo : closed}
    </Button>
  );
  return (
    <Section title={text.logo} action={toggle}>
      {isOpen ? <LogoChange membershipId={membership.id} onSaved={close} /> : <PresentLogo membership={membership} />}
    </Section>
  );
}

function PresentLogo({ membership: { id, name, hasLogo } }: { membership: Membership }) {
  if (!hasLogo) return <p className={classes.hint}>{text.noLogo}</p>;
  return (
    <img className={classes.kept} src={membershipLogoUrl(id)} alt={text.presentLogo(name)} width={96} height={96} />
  );
}

function LogoChange({ membershipId, onSaved }: { membershipId: string; onSaved: () => void }) {
  const [choice, setChoice] = useState<LogoChoice>();
  const [picture, setPicture] = useState<TakePicture>();
  const [uploadLogo, { isLoading }] = useUploadMembershipLogoMutation();
  const [hasFailed, showFailed] = useBriefly(REFUSED_FOR);
  const save = async () => {
    if (!picture || isLoading) return;
    try {
      await uploadLogo({ id: membershipId, body: await picture() }).unwrap();
      onSaved();
      notifySaved(words.logo.saved);
    } catch {
      showFailed(true);
    }
  };
  return (
    <>
      <LogoField choice={choice} onChoice={setChoice} onPicture={(take) => setPicture(() => take)} />
      {hasFailed && <FailureAlert error={undefined} sentence={words.logo.refused} />}
      {choice && (
        <div>
          <Button onClick={() => void save()} aria-disabled={!picture || isLoading} aria-busy={isLoading}>
            {words.logo.save}
          </Button>
        </div>
      )}
    </>
  );
}
