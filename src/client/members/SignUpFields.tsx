import { Anchor } from '@mantine/core';
import type { Path } from '../../domain/links';
import { CheckboxField } from '../ui/form/CheckboxField';
import { FieldPair } from '../ui/form/FieldPair';
import { PasswordField } from '../ui/form/PasswordField';
import { TextField } from '../ui/form/TextField';
import { TextLink } from '../ui/TextLink';
import { words } from './words';

/** Who somebody is: asked of everyone who signs up. */
export function PersonFields({ withEmail = true }: { withEmail?: boolean }) {
  return (
    <>
      {withEmail && <TextField name="email" type="email" label={words.email} autoComplete="email" />}
      <FieldPair>
        <TextField name="firstName" label={words.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={words.lastName} autoComplete="family-name" />
      </FieldPair>
      <PasswordField rules name="password" label={words.password} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label={words.confirmPassword} autoComplete="new-password" />
    </>
  );
}

export function TermsField({ to }: { to: Path }) {
  return (
    <CheckboxField
      name="agreeToTerms"
      label={
        <>
          {words.agree}{' '}
          <TextLink newTab to={to}>
            {words.terms}
          </TextLink>
        </>
      }
    />
  );
}

/** The membership's own agreement, on its own site. */
export function AgreementField({ href, name }: { href: string; name: string }) {
  return (
    <CheckboxField
      name="agreeToAgreement"
      label={
        <>
          {words.agree}{' '}
          <Anchor href={href} target="_blank" rel="noreferrer" inherit underline="always">
            {name}
          </Anchor>
        </>
      }
    />
  );
}
