import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { CopyableText } from '../ui/CopyableText';
import { useAskBeforeLeaving } from '../ui/messages/useAskBeforeLeaving';
import type { Crumb } from '../ui/pages/Breadcrumbs';
import { Card } from '../ui/pages/Card';
import { FormPage } from '../ui/pages/FormPage';
import { pageHeading } from '../ui/pages/pageHeading';
import pages from '../ui/pages/pages.module.css';

const pageOf = ({ pathname, search }: Location) => pathname + search;

interface ShownOnceProps {
  title: string;
  crumbs: readonly Crumb[];
  secret: string;
  text: {
    once: string;
    safe: string;
    label: string;
    copy: string;
    done: string;
    notCopied: { title: string; body: string; verb: string; cancel: string };
  };
  /** Where to go when done: an address, or what to do to leave. */
  done: string | (() => void);
  /** `takeCopy`: call it when the secret is copied as part of something else. */
  children?: (takeCopy: () => void) => ReactNode;
}

/**
 * A secret that is never shown again. Leaving asks for confirmation unless it was copied (rule
 * platform.unsavedChanges).
 */
export function ShownOnce({ title, crumbs, secret, text, done, children }: ShownOnceProps) {
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
  const variant = isCopied ? 'filled' : 'default';
  return (
    <FormPage title={title} crumbs={crumbs}>
      <Card>
        <div className={pages.card}>
          <Alert variant="light" role="note" icon={<IconAlertTriangle aria-hidden />} title={text.once}>
            {text.safe}
          </Alert>
          <CopyableText
            text={secret}
            label={text.label}
            verb={text.copy}
            isMain={!isCopied}
            isCode
            onCopied={takeCopy}
          />
        </div>
      </Card>
      {children?.(takeCopy)}
      <div className={`${pages.actions} ${pages.stretch}`}>
        {typeof done === 'string' ? (
          <ButtonLink to={done} isWayBack variant={variant}>
            {text.done}
          </ButtonLink>
        ) : (
          <Button variant={variant} onClick={done}>
            {text.done}
          </Button>
        )}
      </div>
    </FormPage>
  );
}
