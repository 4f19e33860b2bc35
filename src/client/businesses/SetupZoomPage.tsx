import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { paths, pathWithReturn } from '../../domain/links';
import { useRequiredAction } from '../onboarding';
import { WithBusiness, useReturnPath } from '../session';
import { Card } from '../ui/Card';
import { FailureAlert } from '../ui/FailureAlert';
import { FormPage } from '../ui/FormPage';
import classes from '../ui/pages.module.css';
import { FieldsSkeleton } from '../ui/skeletons';
import { useAct } from '../ui/useAct';
import { words } from './words';

const text = words.setupZoom;

/** Says what Zoom is good for here; set up now or not, the person is not asked again. */
export function SetupZoomPage() {
  return (
    <WithBusiness can="configureZoom" skeleton={<FieldsSkeleton count={1} />}>
      {() => <SetupZoom />}
    </WithBusiness>
  );
}

function SetupZoom() {
  const { complete, goToReturnPath } = useRequiredAction('ZOOM_PROMPT');
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const { error, run } = useAct();
  const answer = (name: string, then: () => void | Promise<void>) =>
    run(name, async () => {
      await complete();
      await then();
    });
  return (
    <FormPage title={text.title}>
      <Card>
        <div className={classes.card}>
          <p>{text.intro}</p>
          {error !== undefined && <FailureAlert error={error} />}
          <div className={`${classes.actions} ${classes.stretch}`}>
            <Button
              onClick={() =>
                void answer(text.submit, () => navigate(pathWithReturn(paths.thirdPartySettings, returnPath)))
              }
            >
              {text.submit}
            </Button>
            <Button variant="default" onClick={() => void answer(text.skip, goToReturnPath)}>
              {text.skip}
            </Button>
          </div>
        </div>
      </Card>
    </FormPage>
  );
}
