import { paths, pathWithReturn } from '../../../domain/links';
import { TextLink } from '../TextLink';

const words = {
  haveAccount: 'Have an account already?',
};

interface LoginPromptProps {
  label: string;
  returnTo?: string;
}

export function LoginPrompt({ label, returnTo }: LoginPromptProps) {
  return (
    <>
      {words.haveAccount} <TextLink to={pathWithReturn(paths.login, returnTo)}>{label}</TextLink>
    </>
  );
}
