import { IconVideo } from '@tabler/icons-react';
import type { Business } from '../../contract/entities.gen';
import { paths, pathWithReturn } from '../../domain/links';
import { useRequiredAction } from '../onboarding';
import { WithBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { NoticePage } from '../ui/pages/NoticePage';
import classes from '../ui/pages/pages.module.css';
import { FieldsSkeleton } from '../ui/states/skeletons';
import { words } from './words.gen';

const text = words.setupZoom;

/** Setting Zoom up completes the action; 'Not now' defers it for seven days (rule onboarding.deferred). */
export function SetupZoomPage() {
  return (
    <WithBusiness can="configureZoom" skeleton={<FieldsSkeleton count={1} />}>
      {(business) => <SetupZoom business={business} />}
    </WithBusiness>
  );
}

function SetupZoom({ business }: { business: Business }) {
  const { defer, returnPath } = useRequiredAction('ZOOM_PROMPT', business.id);
  return (
    <NoticePage title={text.title} icon={<IconVideo aria-hidden />}>
      <p>{text.intro({ business: business.name })}</p>
      <div className={`${classes.actions} ${classes.stretch}`}>
        <ButtonLink to={pathWithReturn(paths.thirdPartySettings, returnPath, { business: business.id })}>
          {text.submit}
        </ButtonLink>
        <ButtonLink to={returnPath} variant="default" onClick={defer}>
          {text.skip}
        </ButtonLink>
      </div>
    </NoticePage>
  );
}
