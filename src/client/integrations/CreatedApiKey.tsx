import { Alert, Anchor, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import type { NewApiKey } from '../../contract/entities.gen';
import { apiLinks, paths } from '../../domain/links';
import { apiBase } from '../api/apiBase';
import { ButtonLink } from '../ui/ButtonLink';
import { CopyableText } from '../ui/CopyableText';
import { useAskBeforeLeaving } from '../ui/messages/useAskBeforeLeaving';
import type { Crumb } from '../ui/pages/Breadcrumbs';
import { Card } from '../ui/pages/Card';
import { FormPage } from '../ui/pages/FormPage';
import { pageHeading } from '../ui/pages/pageHeading';
import pages from '../ui/pages/pages.module.css';
import { Section } from '../ui/pages/Section';
import { words as uiWords } from '../ui/words';
import classes from './integrations.module.css';
import { words } from './words';

const text = words.created;

const pageOf = ({ pathname, search }: Location) => pathname + search;

interface CreatedApiKeyProps {
  created: NewApiKey;
  crumbs: readonly Crumb[];
  doneTo: string;
}

/** Shown only once; leaving asks for confirmation unless the key was copied (rule platform.unsavedChanges). */
export function CreatedApiKey({ created: { apiKey, secret }, crumbs, doneTo }: CreatedApiKeyProps) {
  const [isCopied, setCopied] = useState(false);
  const takeCopy = () => setCopied(true);
  useAskBeforeLeaving({
    isUnsaved: !isCopied,
    // A link within the page doesn't leave it. The end of a session leaves without asking.
    isLeft: (from, to) => pageOf(to) !== pageOf(from) && to.pathname !== paths.login,
    question: text.notCopied,
  });
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    pageHeading()?.focus({ preventScroll: true });
  }, []);
  return (
    <FormPage title={text.title(apiKey.name)} crumbs={crumbs}>
      <Card>
        <div className={pages.card}>
          <Alert variant="light" role="note" icon={<IconAlertTriangle aria-hidden />} title={text.once}>
            {text.safe}
          </Alert>
          <CopyableText text={secret} label={text.key} verb={text.copy} isMain={!isCopied} isCode onCopied={takeCopy} />
        </div>
      </Card>
      <Section title={text.try}>
        <p>{text.tryText}</p>
        <pre className={classes.example} onCopy={takeCopy}>
          <code>{`curl -H 'Authorization: Bearer ${secret}' ${apiBase()}${apiLinks.myApiKey()}`}</code>
        </pre>
        <p>
          {text.contract}
          <Anchor href={apiBase() + apiLinks.contract()} target="_blank" rel="noopener" inherit underline="always">
            {text.contractLink}
            <VisuallyHidden> ({uiWords.newTab})</VisuallyHidden>
          </Anchor>
          .
        </p>
      </Section>
      <div className={`${pages.actions} ${pages.stretch}`}>
        <ButtonLink to={doneTo} isWayBack variant={isCopied ? 'filled' : 'default'}>
          {text.done}
        </ButtonLink>
      </div>
    </FormPage>
  );
}
