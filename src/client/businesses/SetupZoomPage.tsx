import { paths, pathWithReturn } from '../../domain/links';
import { useRequiredAction } from '../onboarding';
import { WithBusiness } from '../session';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { FormPage } from '../ui/FormPage';
import classes from '../ui/pages.module.css';
import { FieldsSkeleton } from '../ui/skeletons';
import { words } from './words';

const text = words.setupZoom;

/** Says what Zoom is good for here. Set up, it is asked for no more; put off, for seven days (rule onboarding.deferred). */
export function SetupZoomPage() {
  return (
    <WithBusiness can="configureZoom" skeleton={<FieldsSkeleton count={1} />}>
      {({ id }) => <SetupZoom businessId={id} />}
    </WithBusiness>
  );
}

function SetupZoom({ businessId }: { businessId: string }) {
  const { defer, returnPath } = useRequiredAction('ZOOM_PROMPT', businessId);
  return (
    <FormPage title={text.title}>
      <Card>
        <div className={classes.card}>
          <p>{text.intro}</p>
          <div className={`${classes.actions} ${classes.stretch}`}>
            <ButtonLink to={pathWithReturn(paths.thirdPartySettings, returnPath, { business: businessId })}>
              {text.submit}
            </ButtonLink>
            <ButtonLink to={returnPath} variant="default" onClick={defer}>
              {text.skip}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </FormPage>
  );
}
