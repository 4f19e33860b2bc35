import { paths, pathWithReturn } from '../../../domain/links';
import { TextLink } from '../TextLink';

const words = {
  haveAccount: 'Have an account already?',
};

interface LoginPromptProps {
  /** The link's label. */
  label: string;
  /** The page to return to after login, where no form is needed. */
  returnTo?: string;
}

/** Shown below a sign-up form, for people who have an account. */
export function LoginPrompt({ label, returnTo }: LoginPromptProps) {
  return (
    <>
      {words.haveAccount} <TextLink to={pathWithReturn(paths.login, returnTo)}>{label}</TextLink>
    </>
  );
}
