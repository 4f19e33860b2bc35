import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useMemo } from 'react';
import { encode } from 'uqr';
import type { TwoFactorSetup } from '../../../contract/entities.gen';
import { authenticatorCodeSchema } from '../../../domain/session/twoFactor';
import { problemOf } from '../../api/problem';
import { useTurnOnTwoFactorMutation } from '../../api/sessionApi';
import { CodeField } from '../../ui/form/CodeField';
import { Form } from '../../ui/form/Form';
import { FormActions } from '../../ui/form/FormActions';
import { FailureAlert } from '../../ui/states/FailureAlert';
import { Section } from '../../ui/pages/Section';
import classes from './twoFactor.module.css';
import { words as twoFactorWords } from './words.gen';

/** The quiet zone that readers need, in modules. */
const BORDER = 4;

function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** Dark on light in both themes, as many apps can't read anything else. */
function QrCode({ label, content }: { label: string; content: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(content, { ecc: 'M', border: BORDER });
    return { size, path: pathOf(data) };
  }, [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

const text = twoFactorWords.setup;

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface ScanProps {
  setup: TwoFactorSetup;
  isOn: boolean;
  cancelTo: string;
  onDone: (recoveryCodes: string[]) => void;
  onAgain: () => void;
}

export function ScanQrCode({ setup: { setup, secret, uri }, isOn, cancelTo, onDone, onAgain }: ScanProps) {
  const [turnOn, { error }] = useTurnOnTwoFactorMutation();
  const { copy, copied, error: copyError } = useClipboard();
  const isOver = problemOf(error)?.code === 'setup_expired';
  const confirm = async (code: string) => {
    const { recoveryCodes } = await turnOn({ twoFactorConfirmation: { setup, code } }).unwrap();
    onDone(recoveryCodes);
  };
  return (
    <Section title={text.scan}>
      <Button component="a" href={uri} variant="default" className={classes.open}>
        {text.open}
      </Button>
      <p>{text.scanText}</p>
      <QrCode label={text.qr} content={uri} />
      <div className={classes.key}>
        <p>{text.key}</p>
        <code>{inGroups(secret)}</code>
        <Button variant="default" size="sm" onClick={() => copy(secret)}>
          {copied ? text.copied : text.copyKey}
        </Button>
        <VisuallyHidden role="status">{copied && text.copied}</VisuallyHidden>
        {copyError && <FailureAlert error={undefined} message={text.copyFailed} />}
      </div>
      <Form
        guard="short"
        initialValues={{ code: '' }}
        schema={authenticatorCodeSchema}
        onSubmit={({ code }) => confirm(code)}
      >
        <CodeField name="code" kind="app" label={text.code} />
        <FormActions submit={isOn ? text.change : text.turnOn} cancelTo={isOver ? undefined : cancelTo}>
          {isOver && (
            <Button variant="default" onClick={onAgain}>
              {text.again}
            </Button>
          )}
        </FormActions>
      </Form>
    </Section>
  );
}
