import { paths, pathWithReturn } from '../../../domain/links';
import { TextLink } from '../TextLink';
import { words } from './loginWords.gen';

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
