import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Location } from 'react-router-dom';
import { paths } from '../../../domain/links';
import { Card } from '../../ui/pages/Card';
import { FailureAlert } from '../../ui/states/FailureAlert';
import pages from '../../ui/pages/pages.module.css';
import { useAskBeforeLeaving } from '../../ui/messages/useAskBeforeLeaving';
import classes from './twoFactor.module.css';
import { words as twoFactorWords } from './words.gen';

const text = twoFactorWords.codes;

function download(codes: readonly string[]): void {
  const file = new Blob([`${[text.fileHead, '', ...codes].join('\n')}\n`], { type: 'text/plain' });
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: text.fileName }).click();
  URL.revokeObjectURL(url);
}

const pageOf = ({ pathname, search }: Location) => pathname + search;

/** Shown only once; leaving asks for confirmation unless the codes are saved (rule session.recoveryCodes). */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { copy, copied, error } = useClipboard();
  const [isSaved, setSaved] = useState(false);
  useAskBeforeLeaving({
    isUnsaved: !isSaved,
    // A link within the page doesn't leave it. The end of a session leaves without asking.
    isLeft: (from, to) => pageOf(to) !== pageOf(from) && to.pathname !== paths.login,
    question: text.unsaved,
  });
  const goOn = () => {
    // Before navigating, which would otherwise ask for confirmation.
    flushSync(() => setSaved(true));
    onSaved();
  };
  return (
    <Card>
      <div className={pages.card}>
        <p>{text.text}</p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        {error && <FailureAlert error={undefined} message={twoFactorWords.setup.copyFailed} />}
        <div className={pages.actions}>
          <Button variant="default" onClick={() => copy(codes.join('\n'))}>
            {copied ? text.copied : text.copy}
          </Button>
          <Button variant="default" onClick={() => download(codes)}>
            {text.download}
          </Button>
          <VisuallyHidden role="status">{copied && text.copied}</VisuallyHidden>
        </div>
        <div className={`${pages.actions} ${pages.stretch}`}>
          <Button onClick={goOn}>{text.saved}</Button>
        </div>
      </div>
    </Card>
  );
}
