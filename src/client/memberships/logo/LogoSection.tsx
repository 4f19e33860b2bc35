import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Membership } from '../../../contract/entities.gen';
import { membershipLogoUrl, useUploadMembershipLogoMutation } from '../../api/membershipsApi';
import type { CropChoice, CropImage } from '../../ui/crop/cropChoice';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { showSaved } from '../../ui/messages/showMessage';
import { Section } from '../../ui/pages/Section';
import { useTimedFlag } from '../useTimedFlag';
import { words } from '../words.gen';
import classes from './logo.module.css';
import { LogoField, ERROR_VISIBLE_MS } from './LogoField';

const text = words.settings;

interface LogoSectionProps {
  membership: Membership;
  /** Must be stable. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Saves immediately, separately from the form. */
export function LogoSection({ membership, onUnsaved }: LogoSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closed = membership.hasLogo ? text.changeLogo : text.addLogo;
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const toggle = (
    <Button ref={opener} variant="default" onClick={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
      {isOpen ? text.keepLogo : closed}
    </Button>
  );
  return (
    <Section title={text.logo} action={toggle}>
      {isOpen ? (
        <LogoUpload membershipId={membership.id} onSaved={close} onUnsaved={onUnsaved} />
      ) : (
        <CurrentLogo membership={membership} />
      )}
    </Section>
  );
}

function CurrentLogo({ membership: { id, name, hasLogo, logoVersion } }: { membership: Membership }) {
  if (!hasLogo) return <p className={classes.hint}>{text.noLogo}</p>;
  const address = membershipLogoUrl(id, logoVersion);
  return (
    <img className={classes.kept} src={address} alt={text.presentLogo({ membership: name })} width={96} height={96} />
  );
}

interface LogoUploadProps extends Pick<LogoSectionProps, 'onUnsaved'> {
  membershipId: string;
  onSaved: () => void;
}

function LogoUpload({ membershipId, onSaved, onUnsaved }: LogoUploadProps) {
  const [choice, setChoice] = useState<CropChoice>();
  const [picture, setPicture] = useState<CropImage>();
  const [uploadLogo, { isLoading }] = useUploadMembershipLogoMutation();
  const [hasFailed, showFailed] = useTimedFlag(ERROR_VISIBLE_MS);
  const isChosen = choice !== undefined;
  useEffect(() => {
    onUnsaved(isChosen);
    return () => onUnsaved(false);
  }, [isChosen, onUnsaved]);
  const save = async () => {
    if (!picture || isLoading) return;
    try {
      await uploadLogo({ id: membershipId, body: await picture() }).unwrap();
      onSaved();
      showSaved(words.logo.saved);
    } catch {
      showFailed(true);
    }
  };
  return (
    <>
      <LogoField choice={choice} onChoice={setChoice} onPicture={(take) => setPicture(() => take)} />
      {hasFailed && <FailureAlert error={undefined} message={words.logo.refused} />}
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
