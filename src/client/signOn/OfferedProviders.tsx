import type { SignOnProvider } from '../../contract/entities.gen';
import { SignOnButtons } from './SignOnButtons';
import classes from './signOn.module.css';
import { words } from './words.gen';

interface OfferedProvidersProps {
  providers: readonly SignOnProvider[];
  inviteCode: string;
  returnPath: string;
}

/** Above a sign-up form, which is the other way (rule signOn.login). */
export function OfferedProviders({ providers, ...start }: OfferedProvidersProps) {
  if (providers.length === 0) return null;
  return (
    <>
      <SignOnButtons
        {...start}
        providers={providers}
        label={words.continueWith}
        variant="default"
        otherWay={<p>{words.signUpInstead}</p>}
      />
      <p className={classes.or}>{words.or}</p>
    </>
  );
}
