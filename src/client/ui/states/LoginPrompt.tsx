import { paths, pathWithReturn } from '../../../domain/links';
import { TextLink } from '../TextLink';

const words = {
  haveAccount: 'Have an account already?',
};

interface LoginPromptProps {
  /** What the link says. */
  label: string;
  /** The page to come back to, which then does without its form. */
  returnTo?: string;
}

/** Under a sign-up form, for people who have an account. */
export function LoginPrompt({ label, returnTo }: LoginPromptProps) {
  return (
    <>
      {words.haveAccount} <TextLink to={pathWithReturn(paths.login, returnTo)}>{label}</TextLink>
    </>
  );
}
