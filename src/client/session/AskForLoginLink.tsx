import { IconMail } from '@tabler/icons-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pathWithReturn, paths, queryKeys, safeReturnPath } from '../../domain/links';
import { forgotPasswordSchema } from '../../domain/session/forms';
import { RESEND_INTERVAL_SECONDS } from '../../domain/session/resendInterval';
import { useRequestLoginLinkMutation } from '../api/sessionApi';
import { Form } from '../ui/form/Form';
import { FormActions } from '../ui/form/FormActions';
import { TextField } from '../ui/form/TextField';
import { AccountFormPage } from '../ui/pages/AccountFormPage';
import { NoticePage } from '../ui/pages/NoticePage';
import { TextLink } from '../ui/TextLink';
import { emailOf } from './emailOf';
import { words as loginLinkWords } from './loginLinkWords.gen';
import { SendAgain } from './SendAgain';

const text = loginLinkWords.ask;

const wasSent = (state: unknown) => typeof state === 'object' && state !== null && 'sent' in state;

export function AskForLoginLink() {
  const { state, pathname, search } = useLocation() as { state: unknown; pathname: string; search: string };
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returnPath = safeReturnPath(query.get(queryKeys.return));
  const [requestLoginLink] = useRequestLoginLinkMutation();
  const email = emailOf(state) ?? '';
  const ask = (address: string) =>
    requestLoginLink({
      loginLinkRequest: { email: address, ...(returnPath !== undefined && { returnPath }) },
    }).unwrap();
  if (wasSent(state))
    return <LinkSent email={email} send={() => ask(email)} back={pathWithReturn(paths.login, returnPath)} />;
  return (
    <AccountFormPage
      title={text.title}
      intro={text.intro}
      footer={<TextLink to={pathWithReturn(paths.login, returnPath)}>{text.back}</TextLink>}
    >
      <Form
        guard="short"
        initialValues={{ email }}
        schema={forgotPasswordSchema}
        onSubmit={async (given) => {
          await ask(given.email);
          await navigate(pathname + search, { state: { email: given.email, sent: true } });
        }}
        failure={text.failure}
      >
        <TextField name="email" type="email" label={text.email} autoComplete="username" />
        <FormActions wide submit={text.submit} />
      </Form>
    </AccountFormPage>
  );
}

function LinkSent({ email, send, back }: { email: string; send: () => Promise<unknown>; back: string }) {
  const { sent } = loginLinkWords;
  return (
    <NoticePage title={sent.title} icon={<IconMail aria-hidden />}>
      <p>{sent.text({ email })}</p>
      <p>{sent.open}</p>
      <SendAgain
        label={sent.sendAgain}
        sent={sent.sentAgain}
        send={send}
        wait={{ milliseconds: RESEND_INTERVAL_SECONDS * 1000, text: sent.wait }}
      />
      <p>
        <TextLink to={back}>{sent.back}</TextLink>
      </p>
    </NoticePage>
  );
}
